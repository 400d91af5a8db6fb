import { html } from 'hono/html';
import type { FrameFiles } from '../../kernel/frame/frameFiles.ts';
import type { Markup } from '../../kernel/markup.ts';
import { shellDocument } from './shellDocument.ts';

/** Renders the page without its sections, which its script adds. */
export function controlRoomDocument({ script, styles }: FrameFiles): Markup {
  return shellDocument({
    title: 'Control room',
    styles,
    script: html`<script type="module" src="${script}"></script>`,
    main: html`<main id="main" tabindex="-1">
      <div class="page-head">
        <h1>Control room</h1>
        <p class="lead">Control the sandbox’s players, services and clock, and watch what the site sends.</p>
      </div>
      <div id="room"></div>
      <noscript
        >The control room needs JavaScript. Everything in it can be done by calls too:
        platform/src/sandbox/control/controlCalls.ts.</noscript
      >
    </main>`,
  });
}

/** Allows only its own style, script, fonts and calls. No Trusted Types policy may create markup. */
export const controlRoomPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
