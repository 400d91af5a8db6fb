import { escapeHtml } from '@foyer/contract/escapeHtml';
import { cultures, languages } from '@foyer/contract/languages';
import { loadServerMessages } from '../i18n/loadServerMessages.ts';
import { pageRefusals } from '../server/respondToMalformedRequests.server.ts';
import type { RefusalPages } from '../server/respondToMalformedRequests.server.ts';

/**
 * Pages for requests that the server cannot read, in every language, because the market is not known. Without the site's
 * styles and files: requests for them would be refused too.
 */
export async function createRefusalPages(): Promise<RefusalPages> {
  const texts = await Promise.all(
    cultures.map(async (culture) => ({
      lang: languages[culture].lang,
      t: await loadServerMessages('refusedRequest', culture),
    })),
  );
  const pageOf = (refusal: (typeof pageRefusals)[number]) => {
    const parts = texts.map(
      ({ lang, t }) =>
        `<main lang="${lang}"><h1>${escapeHtml(t('refusedRequest.title'))}</h1><p>${escapeHtml(t(`refusedRequest.${refusal}`))}</p><p><a href="/">${escapeHtml(t('refusedRequest.home'))}</a></p></main>`,
    );
    const title = escapeHtml(texts.map(({ t }) => t('refusedRequest.title')).join(' · '));
    return `<!doctype html><html lang="${texts[0]?.lang ?? ''}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body>${parts.join('')}</body></html>`;
  };
  return Object.fromEntries(pageRefusals.map((refusal) => [refusal, pageOf(refusal)])) as unknown as RefusalPages;
}
