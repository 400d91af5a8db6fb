import type { Brand } from '@foyer/brands/market';
import { wrappedAppParameter } from '@foyer/contract/appBridge';
import { html } from 'hono/html';
import type { Markup } from '../kernel/markup.ts';
import { panelDocument } from './panelDocument.ts';

/** Ways into each brand as the Android app opens it, with an app that is only played. */
export function androidPanel(brands: readonly Brand[], webOrigins: readonly string[]): Markup {
  const rows = brands.flatMap(({ name, hosts }) =>
    webOrigins
      .filter((origin) => hosts.includes(new URL(origin).hostname))
      .map(
        (origin) =>
          html`<li>
            <strong>${name}</strong>
            <div>
              <a href="${origin}/?${wrappedAppParameter}=simulated" target="_blank" rel="noopener">${origin}</a>
            </div>
          </li>`,
      ),
  );
  return panelDocument(
    'Android app',
    html`<p>
        Opens a brand as its Android app would, with an app that is only played: a card on the page shows each message
        as the app gets it. Log in, open My play, pay in, log out. In the card the app can be made to fail. A narrow
        window, or the browser’s own phone view, shows what a phone shows.
      </p>
      <ul>
        ${rows}
      </ul>
      <p class="note">For who builds the app: <code>docs/android-wrapper.md</code>.</p>`,
  );
}
