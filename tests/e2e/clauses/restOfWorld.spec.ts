import type { Page } from '@playwright/test';
import { openBanking } from '../support/banking.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { openMyPlay } from '../support/openMyPlay.ts';
import { consentToAll } from '../support/recordedEvents.ts';
import { fillForm, newPerson } from '../support/registrationForm.ts';

/** The clauses of the Malta option in both languages of the rest of the world, each ending with its screen. */
const languages = [
  {
    marketId: 'row',
    country: 'IE',
    language: 'en',
    home: { addressLine1: 'Quay Street 4', city: 'Galway', postcode: 'H91 P2KX' },
    next: 'Continue',
    join: 'Join',
    form: 'Create account',
    noLimit: 'Not now',
    agree: 'I am 18 or over and agree to the',
    before: 'Before you play',
    tools: ['Limits', 'Reality checks', 'Time-outs', 'Self-exclusion'],
    help: 'Gambling Therapy',
    myPlay: 'My play',
    exclusion: 'Self-exclusion',
    sixMonths: '6 months',
    everyBrand: /^All our brands: .*Aurora/,
    exclude: 'Self-exclude',
    licence: /without a gambling licence/,
    seal: /^Seal: /,
    saferGambling: 'Safer gambling',
    oneBrand: /only$/,
    understood: /^I understand/,
    excluded: 'You are self-excluded',
    withdraw: 'Withdraw',
    banking: { deposit: 'Deposit', frame: 'Cashier' },
    firstDeposit: 'Before your first deposit',
    depositTools: ['Deposit limit', 'Reality check', 'Time-out', 'Self-exclusion'],
  },
  {
    marketId: 'row-zh',
    country: 'SG',
    language: 'zh',
    home: { addressLine1: '滨海湾 1 号', city: '新加坡', postcode: '018956' },
    next: '继续',
    join: '注册',
    form: '注册账户',
    noLimit: '暂不设置',
    agree: '我已年满 18 岁，并同意',
    before: '开始游戏之前',
    tools: ['限额', '游戏时间提醒', '暂停', '自我排除'],
    help: 'Gambling Therapy',
    myPlay: '我的游戏概况',
    exclusion: '自我排除',
    sixMonths: '6 个月',
    everyBrand: /^我们的所有品牌：.*Aurora/,
    exclude: '自我排除',
    licence: /不持有博彩牌照/,
    seal: /^印章/,
    saferGambling: '理性游戏',
    oneBrand: /^仅限/,
    understood: /^我明白/,
    excluded: '您已自我排除',
    withdraw: '提款',
    banking: { deposit: '存款', frame: '收银台' },
    firstDeposit: '首次存款之前',
    depositTools: ['存款限额', '游戏时间提醒', '暂停', '自我排除'],
  },
] as const;

/** What tags were last told about consent. */
const lastConsent = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const layer = (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
    return layer.findLast((entry) => entry[0] === 'consent')?.[2] ?? null;
  });

for (const texts of languages) {
  test.describe(texts.language, () => {
    test.use({ extraHTTPHeaders: { 'cf-ipcountry': texts.country } });

    test(`MT1a every page has licence line, age mark, seal, safer gambling and free help @${texts.marketId} @desktop`, async ({
      page,
    }) => {
      await page.goto(`/help?language=${texts.language}`);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(texts.licence)).toBeVisible();
      await expect(footer.getByText('18+', { exact: true })).toBeVisible();
      await expect(footer.getByRole('link', { name: texts.saferGambling, exact: true }).first()).toBeVisible();
      await expect(footer.getByRole('link', { name: texts.help })).toBeVisible();
      await footer.getByText(texts.licence).scrollIntoViewIfNeeded();
      const seal = footer.getByRole('link', { name: texts.seal }).getByRole('img');
      await expect.poll(() => seal.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    });

    test(`MT1b the tools are named before the first deposit @${texts.marketId} @desktop`, async ({
      page,
      newPlayer,
    }) => {
      await openAsPlayer(page, `/help?language=${texts.language}`, await newPlayer({ marketId: texts.marketId }));
      const cashier = await openBanking(page, texts.banking);
      await expect(cashier.getByRole('heading', { name: texts.firstDeposit })).toBeVisible();
      for (const tool of texts.depositTools) await expect(cashier.getByText(tool, { exact: true })).toBeVisible();
      await expect(cashier.getByText(texts.help)).toBeVisible();
    });

    test(`MT2 every tool is shown between registration and the first wager @${texts.marketId} @desktop`, async ({
      page,
    }) => {
      test.slow();
      const { account, person } = newPerson();
      await page.goto(`/?register=1&language=${texts.language}`);
      const form = page.getByRole('dialog', { name: texts.form });
      const next = form.getByRole('button', { name: texts.next });
      await fillForm(form, account);
      await next.click();
      await fillForm(form, { ...person, mobile: '+353 85 123 4567', ...texts.home });
      await next.click();
      await form.getByText(texts.noLimit).click();
      await form.getByText(texts.agree).click();
      await form.getByRole('button', { name: texts.form }).click();
      const before = page.getByRole('dialog', { name: texts.before });
      for (const tool of texts.tools) await expect(before.getByText(tool, { exact: true })).toBeVisible();
      await expect(before.getByRole('link', { name: texts.help })).toBeVisible();
    });

    test(`MT3a MT3b self-exclusion is one press from the safer-gambling page and names all brands @${texts.marketId} @desktop`, async ({
      page,
      newPlayer,
    }) => {
      await openAsPlayer(
        page,
        `/responsible-gaming?language=${texts.language}`,
        await newPlayer({ marketId: texts.marketId }),
      );
      const panel = await openMyPlay(page, texts.myPlay);
      await panel.getByText(texts.exclusion, { exact: true }).first().click();
      await panel.getByRole('radio', { name: texts.sixMonths, exact: true }).check();
      await expect(panel.getByRole('radio', { name: texts.everyBrand })).not.toBeChecked();
      await panel.getByRole('button', { name: texts.exclude }).scrollIntoViewIfNeeded();
    });

    test(`MT5a MT5b a self-excluded player can log in, is offered the withdrawal and nothing else @${texts.marketId} @desktop`, async ({
      page,
      context,
      sites,
      newPlayer,
      sandbox,
      consoleGuard,
    }) => {
      await consentToAll(context, sites.regency);
      // A self-exclusion also closes the hub connection.
      consoleGuard.allow(/401|WebSocket connection to 'ws:\/\/hub\./);
      const home = `/?language=${texts.language}`;
      const player = await newPlayer({ marketId: texts.marketId });
      await openAsPlayer(page, home, player);
      const panel = await openMyPlay(page, texts.myPlay);
      await panel.getByText(texts.exclusion, { exact: true }).first().click();
      await panel.getByRole('radio', { name: texts.sixMonths, exact: true }).check();
      await panel.getByRole('radio', { name: texts.oneBrand }).check();
      await panel.getByRole('checkbox', { name: texts.understood }).check();
      await panel.getByRole('button', { name: texts.exclude }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: texts.join })).toBeVisible();
      await openAsPlayer(page, home, player);
      await expect(page.getByRole('heading', { name: texts.excluded })).toBeVisible();
      // Advertising is refused to the tags despite the consent, while analytics is not.
      await expect.poll(() => lastConsent(page)).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
      // No message, streak or achievement arrives.
      const { userId } = player;
      await expect.poll(async () => (await sandbox.hub({ userId, sendRaw: '' })).reached).toBe(1);
      const offer = { userId, topic: 'xeniaPromotion', content: { title: 'Spring offer' } } as const;
      expect((await sandbox.messages({ publish: offer })).published).toMatchObject([{ connections: 0 }]);
      await sandbox.hub({
        userId,
        emit: { event: 'ReceiveMessage', arguments: [{ title: 'Come back', streakCount: 3, userId }] },
      });
      await page.goto(`/promotions?language=${texts.language}`);
      await expect(page.getByRole('heading', { name: texts.excluded })).toBeVisible();
      await expect(page.getByText(/Spring offer|Come back/)).toHaveCount(0);
      await expect(page.getByRole('status').getByRole('article')).toHaveCount(0);
      await page.goto(home);
      await page.getByRole('main').getByRole('button', { name: texts.withdraw }).click();
      await expect(page.frameLocator('iframe').locator('main')).toBeVisible({ timeout: 15_000 });
    });

    test(`MT4a a game shows stake and balance in money @${texts.marketId} @desktop`, async ({ page, newPlayer }) => {
      const gameId = 41_000;
      await openAsPlayer(
        page,
        `/game/${gameId}?language=${texts.language}`,
        await newPlayer({ marketId: texts.marketId }),
      );
      const frame = page.frameLocator('iframe');
      for (const figure of ['.of-balance', '.of-stake'])
        await expect(frame.locator(`${figure} .value`).first()).toHaveText(/^€[\d,]+\.\d\d$/);
    });
  });
}
