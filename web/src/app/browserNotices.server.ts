import type { Culture } from '@foyer/contract/ids';
import { loadServerMessages } from '../i18n/loadServerMessages.ts';

/**
 * Markup of the sentences that a browser without the required features, or without scripts, shows above the page. Styles
 * hide the first one where the browser is new enough (`ui/global.css`); the early script shows it again if an API is
 * missing. The browser parses the second one only without scripts.
 */
export async function browserNotices(culture: Culture): Promise<string> {
  const text = await loadServerMessages('browserNotice', culture);
  return (
    `<aside class="browser-notice outdated">${text('browserNotice.outdated')}</aside>` +
    `<noscript><aside class="browser-notice">${text('browserNotice.noScript')}</aside></noscript>`
  );
}
