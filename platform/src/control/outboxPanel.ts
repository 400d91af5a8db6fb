import { html } from 'hono/html';
import type { Markup } from '../kernel/markup.ts';
import type { SentMessage } from '../outbox/outbox.ts';
import { panelDocument } from './panelDocument.ts';

/** What the sandbox would have sent, as a page for people on this machine. */
export function outboxPanel(messages: readonly SentMessage[]): Markup {
  const list =
    messages.length === 0
      ? html`<p class="good">Nothing was sent yet.</p>`
      : html`<ul>
          ${messages.map(item)}
        </ul>`;
  return panelDocument(
    'Outbox',
    html`<p>E-mails that a sandbox does not send. Links work; newest first.</p>
      ${list}
      <p class="note">
        For programs: <a href="/control/outbox.json">outbox.json</a>, <code>?recipient=</code> for one player.
      </p>`,
  );
}

function item({ recipient, subject, text, link, sentAt }: SentMessage): Markup {
  const way = link === null ? '' : html`<br /><a href="${link}">${link}</a>`;
  return html`<li>
    <strong>${recipient}</strong>
    <div>
      ${subject} <span class="rule">${new Date(sentAt).toISOString().slice(0, 16).replace('T', ' ')}</span
      ><br />${text}${way}
    </div>
  </li>`;
}
