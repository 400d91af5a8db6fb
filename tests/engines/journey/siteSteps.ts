import { until, type Visit } from '../support/visit.ts';
import type { JourneyStep } from './journeyStep.ts';

const language = (visit: Visit) => visit.page.run(() => document.documentElement.lang, null);
const path = (visit: Visit) => visit.page.run(() => location.pathname, null);

export const historyStep: JourneyStep = {
  name: 'history back and forward',
  async run({ visit, site }) {
    await visit.open(`${site}/`);
    await visit.untilShown({ css: '[role=tablist]' });
    await visit.press({ css: 'a[href="/promotions"]' });
    await until('the promotions open', async () => (await path(visit)) === '/promotions');
    await visit.page.back();
    await until('the lobby is back', async () => (await path(visit)) === '/');
    await visit.untilShown({ css: '[role=tablist]' });
    await visit.page.forward();
    await until('the promotions are back', async () => (await path(visit)) === '/promotions');
    await visit.untilShown({ role: 'heading' });
  },
};

/** Regency alone has two languages in this market. */
export const languageStep: JourneyStep = {
  name: 'language',
  async run({ visit, stack, site }) {
    const address = stack.siteOf('regency');
    await visit.open(`${address}/help`);
    // Each site asks for its cookies, and the card may come while the finger is on its way to the footer.
    if (site !== address) await visit.press({ role: 'button', name: 'Reject all' });
    await choose(visit, '中文', 'zh-CN');
    await visit.untilText('h1', (text) => /[\u4e00-\u9fff]/.test(text));
    await choose(visit, 'English', 'en-GB');
  },
};

/** The page loads again in the other language. */
async function choose(visit: Visit, name: string, lang: string): Promise<void> {
  await visit.press({ role: 'button', name, within: { css: 'footer' } });
  await until(`the page has the language ${lang}`, async () => (await language(visit)) === lang);
  await visit.untilStarted();
}
