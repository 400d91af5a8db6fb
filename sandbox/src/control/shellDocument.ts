import { join } from 'node:path';
import { hanSheetPath, hasHanCharacter } from '@foyer/games/page/hanSheet';
import { html } from 'hono/html';
import { readFrameFiles, type FrameFiles } from '../kernel/frame/frameFiles.ts';
import type { Markup } from '../kernel/markup.ts';

/** Output folder of the control room's build: the manifest, and `assets/` with hashed file names. */
export const controlRoomFolder: string = join(import.meta.dirname, '../../dist/control-room');

/** Script and styles from the control room's build; undefined before or during a build. */
export function readControlRoomFiles(folder: string = controlRoomFolder): FrameFiles | undefined {
  return readFrameFiles(folder, '/control/room');
}

/** Pages of the sandbox for people on this machine, by address. */
const pages = [
  ['/control', 'Control room'],
  ['/control/content', 'Content'],
  ['/control/flags', 'Flags'],
  ['/control/collector', 'Collector'],
  ['/control/android', 'Android app'],
  ['/control/outbox', 'Outbox'],
  ['/control/persons', 'Persons'],
  ['/control/exclusions', 'Exclusions'],
  ['/control/contract/', 'Contract'],
] as const;
export type PageTitle = (typeof pages)[number][1];

export interface ShellContent {
  title: PageTitle;
  styles: readonly string[];
  /** Script element of the page. */
  script: Markup | '';
  main: Markup;
}

/** Renders the frame that all pages of the sandbox share: header, navigation with the current page, and main content. */
export function shellDocument({ title, styles, script, main }: ShellContent): Markup {
  const links = pages.map(
    ([href, words]) => html`<a href="${href}" ${words === title ? html` aria-current="page"` : ''}>${words}</a>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} | Foyer sandbox</title>
        ${(!(main instanceof Promise) && hasHanCharacter(main) ? [...styles, hanSheetPath] : styles).map((address) => html`<link rel="stylesheet" href="${address}" />`)} ${script}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="bar">
          <span class="brand">Foyer sandbox</span>
          <span class="badge warn">Play money only</span>
          <nav class="pages" aria-label="Sandbox">${links}</nav>
        </header>
        ${main}
      </body>
    </html>`;
}
