import type { Brand } from '@foyer/brands/market';
import { wrappedAppParameter } from '@foyer/contract/appBridge';
import { html } from 'hono/html';
import type { Markup } from '../kernel/markup.ts';
import { panelDocument } from './panelDocument.ts';

/** Links that open each brand like the Android app does, with a simulated app. */
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
  return panelDocument('Android app', {
    lead: html`<p class="lead">
        Opens a brand as its Android app would, with a simulated app. A panel on the page shows each message that the app
        receives, and can make the app fail. Log in, open My play, deposit, log out. Use a narrow window or the phone view
        of your browser.
      </p>`,
    content: html`<ul class="names">
        ${rows}
      </ul>
      <p class="note">For app developers: <code>docs/android-wrapper.md</code>.</p>`,
  });
}
