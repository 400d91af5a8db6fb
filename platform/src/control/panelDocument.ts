import { html } from 'hono/html';
import type { Markup } from '../kernel/markup.ts';

/** What people on this machine can look at beside the control room, by address. */
export const furtherPages = [
  ['/control/content', 'Content'],
  ['/control/flags', 'Flags'],
  ['/control/collector', 'Collector'],
  ['/control/android', 'Android app'],
  ['/control/outbox', 'Outbox'],
] as const;

/** One of those pages around its content, with the ways to the others. Plain: a script only keeps it fresh. */
export function panelDocument(title: (typeof furtherPages)[number][1], content: Markup, script?: string): Markup {
  const ways = [['/control', 'Control room'], ...furtherPages].map(
    ([href, words]) => html`<a href="${href}" ${words === title ? html` aria-current="page"` : ''}>${words}</a>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Foyer sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/control/content.css" />
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <nav aria-label="Sandbox">${ways}</nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
