import { html } from 'hono/html';
import type { Markup } from '../../kernel/markup.ts';

/** Further pages for people on this machine, by address. */
export const furtherPages = [
  ['/control/content', 'Content'],
  ['/control/flags', 'Flags'],
  ['/control/collector', 'Collector'],
  ['/control/android', 'Android app'],
  ['/control/outbox', 'Outbox'],
] as const;

/** Renders a page around its content, with links to the others. A script is only for refreshing. */
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
