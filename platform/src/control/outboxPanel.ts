import type { SentMessage } from '../outbox/outbox.ts';
import { panelDocument } from './panelDocument.ts';

/** What the sandbox would have sent, as a page for people on this machine. */
export function outboxPanel(messages: readonly SentMessage[]): string {
  const list =
    messages.length === 0 ? '<p class="good">Nothing was sent yet.</p>' : `<ul>${messages.map(item).join('')}</ul>`;
  return panelDocument(
    'Outbox',
    `<p>E-mails that a sandbox does not send. Links work; newest first.</p>
${list}
<p class="note">For programs: <a href="/control/outbox.json">outbox.json</a>, <code>?recipient=</code> for one player.</p>`,
  );
}

function item({ recipient, subject, text, link, sentAt }: SentMessage): string {
  const way = link === null ? '' : `<br><a href="${escape(link)}">${escape(link)}</a>`;
  return `<li><strong>${escape(recipient)}</strong><div>${escape(subject)} <span class="rule">${new Date(sentAt).toISOString().slice(0, 16).replace('T', ' ')}</span><br>${escape(text)}${way}</div></li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
