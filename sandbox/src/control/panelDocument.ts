import { html } from 'hono/html';
import type { Markup } from '../kernel/markup.ts';
import { dateAndTime } from './page/dateAndTime.ts';
import { readControlRoomFiles, shellDocument, type PageTitle } from './shellDocument.ts';

/** Renders a time element with date and time in UTC. */
export function timeMarkup(at: number, text: string = dateAndTime(at)): Markup {
  return html`<time datetime="${new Date(at).toISOString()}">${text}</time>`;
}

/** Renders a page that works without scripts. A script only refreshes it or reports what fails. */
export function panelDocument(
  title: Exclude<PageTitle, 'Control room'>,
  { lead, content, script }: { lead: Markup; content: Markup; script?: string },
): Markup {
  return shellDocument({
    title,
    styles: readControlRoomFiles()?.styles ?? [],
    script: script === undefined ? '' : html`<script src="${script}" defer></script>`,
    main: html`<main id="main" class="panel" tabindex="-1">
      <div class="page-head">
        <h1>${title}</h1>
        ${lead}
      </div>
      ${content}
    </main>`,
  });
}
