import type { SentMessage } from '../outbox/outbox.ts';

/** What the sandbox would have sent, as a page for people on this machine. */
export function outboxPanel(messages: readonly SentMessage[]): string {
  const list = messages.length === 0 ? '<p class="good">Nothing was sent yet.</p>' : `<ul>${messages.map(item).join('')}</ul>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox | Foyer sandbox</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/control/content.css"></head><body><main>
<h1>Outbox</h1>
<p>E-mails that a sandbox does not send. Links work; newest first.</p>
${list}
<p class="note">For programs: <a href="/control/outbox.json">outbox.json</a>, <code>?recipient=</code> for one player.</p>
</main></body></html>`;
}

function item({ recipient, subject, text, link, sentAt }: SentMessage): string {
  const way = link === null ? '' : `<br><a href="${escape(link)}">${escape(link)}</a>`;
  return `<li><strong>${escape(recipient)}</strong><div>${escape(subject)} <span class="rule">${new Date(sentAt).toISOString().slice(0, 16).replace('T', ' ')}</span><br>${escape(text)}${way}</div></li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
