import { html } from 'hono/html';
import type { Markup } from '../kernel/markup.ts';
import type { SentMessage } from '../outbox/outbox.ts';
import { panelDocument, timeMarkup } from './panelDocument.ts';

/** Renders the messages that the sandbox would have sent. */
export function outboxPanel(messages: readonly SentMessage[]): Markup {
  const list =
    messages.length === 0
      ? html`<p class="empty">No messages yet. Request a password reset on the site to see one.</p>`
      : html`<ul class="names">
          ${messages.map(item)}
        </ul>`;
  return panelDocument('Outbox', {
    lead: html`<p class="lead">Emails that the sandbox would send, newest first. Their links work.</p>`,
    content: html`${list}
      <p class="note">
        For programs: <a href="/control/outbox.json">outbox.json</a>, <code>?recipient=</code> for one player.
      </p>`,
  });
}

function item({ recipient, subject, text, link, sentAt }: SentMessage): Markup {
  const way = link === null ? '' : html`<br /><a href="${link}">${link}</a>`;
  return html`<li>
    <strong>${recipient}</strong>
    <div>
      <p>${subject} <span class="rule">${timeMarkup(sentAt)}</span></p>
      ${text}${way}
    </div>
  </li>`;
}
