import { join } from 'node:path';
import { html } from 'hono/html';
import type { FrameFiles } from '../../kernel/frame/frameFiles.ts';
import type { Markup } from '../../kernel/markup.ts';

/** Output folder of the control room's build: the manifest, and `assets/` with hashed file names. */
export const controlRoomFolder: string = join(import.meta.dirname, '../../../dist/control-room');

/** Renders an empty page, which its script fills with text only. */
export function controlRoomDocument({ script, styles }: FrameFiles): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Control room | Foyer sandbox</title>
        <link rel="icon" href="data:," />
        ${styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <noscript
          >The control room needs JavaScript. Everything in it can be done by calls too:
          platform/src/sandbox/control/controlCalls.ts.</noscript
        >
      </body>
    </html> `;
}

/** Allows only its own style, script, fonts and calls. No Trusted Types policy may create markup. */
export const controlRoomPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
