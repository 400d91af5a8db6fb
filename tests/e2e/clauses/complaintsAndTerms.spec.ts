import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';

/** Complaints and terms in every market, with the language of the market, each ending with its screen. */
const english = {
  language: 'en',
  complaints: 'Complaints',
  steps: ['Tell us', 'We confirm that we have it', 'We decide', 'An independent body decides'],
  independence: /you do not have to play to have your complaint decided/,
  terms: 'Terms and conditions',
  version: 'Version 2026-2, from 2 November 2026',
  changed: 'What changed in this version',
  difference: /^Sections on identity checks, deposits and withdrawals/,
  earlier: /^Version 2026-1/,
  ended: 'This version no longer applies.',
  current: 'Read the current terms',
  accept: 'Accept',
} as const;
const places = [
  {
    ...english,
    complaintsClause: 'UK27',
    termsClause: 'UK28',
    marketId: 'uk',
    country: 'GB',
    times: ['2 days', '8 weeks', 'Example Gambling Adjudication'],
  },
  {
    ...english,
    complaintsClause: 'ON15',
    termsClause: 'ON16',
    marketId: 'ca',
    country: 'CA',
    version: 'Version 2026-2, from November 2, 2026',
    times: ['2 days', '90 days', 'Example Disputes Office Ontario'],
  },
  {
    ...english,
    complaintsClause: 'MT6',
    termsClause: 'MT7',
    marketId: 'row',
    country: 'IE',
    times: ['2 days', '10 days', 'Example Dispute Resolution Europe'],
  },
  {
    complaintsClause: 'MT6',
    termsClause: 'MT7',
    marketId: 'row-zh',
    country: 'SG',
    language: 'zh',
    complaints: '投诉',
    steps: ['告诉我们', '我们确认收到', '我们作出决定', '独立机构裁决'],
    independence: /也不必继续游戏才能得到处理结果/,
    terms: '条款与条件',
    version: '版本 2026-2，自 2026年11月2日起生效',
    changed: '此版本的变更',
    difference: /^新增条款：身份核实、存款与提款/,
    earlier: /^版本 2026-1/,
    ended: '此版本已失效。',
    current: '阅读现行条款',
    accept: '接受',
    times: ['2 天', '10 天', 'Example Dispute Resolution Europe'],
  },
] as const;

for (const place of places) {
  test.describe(place.marketId, () => {
    test.use({ extraHTTPHeaders: { 'cf-ipcountry': place.country } });

    test(`${place.complaintsClause}a ${place.complaintsClause}b one press in the footer leads to the steps, times and dispute body of a complaint @${place.marketId} @desktop`, async ({
      page,
    }) => {
      await page.goto(`/?language=${place.language}`);
      await page.getByRole('contentinfo').getByRole('link', { name: place.complaints, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.complaints);
      const main = page.getByRole('main');
      await expect(main.getByRole('definition')).toHaveText([...place.times]);
      await expect(main.getByRole('heading', { level: 3 })).toHaveText([...place.steps]);
      await expect(main.getByText(place.independence)).toBeVisible();
      await expect(main.getByRole('definition').getByRole('link')).toHaveAttribute('href', /^https:/);
      await expectAccessible(page);
    });

    test(`${place.termsClause}b every version of the terms can be read, with its date and what changed @${place.marketId} @desktop`, async ({
      page,
    }) => {
      await page.goto(`/?language=${place.language}`);
      await page.getByRole('contentinfo').getByRole('link', { name: place.terms, exact: true }).click();
      const main = page.getByRole('main');
      await expect(main.getByText(place.version)).toBeVisible();
      await expect(main.getByRole('heading', { name: place.changed })).toBeVisible();
      await expect(main.getByText(place.difference)).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: place.earlier }).click();
      await expect(main.getByText(place.ended)).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: place.current }).click();
      await expect(main.getByText(place.version)).toBeVisible();
    });

    test(`${place.termsClause}a a player accepts the version that the dialog names, and is not asked again @${place.marketId} @desktop`, async ({
      page,
      newPlayer,
    }) => {
      const player = await newPlayer({ marketId: place.marketId, termsAccepted: false });
      await openAsPlayer(page, `/help?language=${place.language}`, player);
      const dialog = page.getByRole('dialog', { name: place.terms });
      await expect(dialog.getByText(place.version)).toBeVisible();
      const stored = page.waitForResponse((response) => response.url().includes('/api/details/accept-terms'));
      await dialog.getByRole('button', { name: place.accept }).click();
      expect((await stored).url()).toContain('version=2026-2');
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(page.getByRole('banner').getByText('1,000.00')).toBeVisible();
      await expect(dialog).toBeHidden();
    });
  });
}
