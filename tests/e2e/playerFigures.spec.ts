import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from '@playwright/test';
import { duplicateTab } from './support/duplicateTab.ts';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { openMyPlay } from './support/openMyPlay.ts';
import { minorUnits, playRound, gameFrame } from './support/play.ts';

test('GM-09 the history explains how a round was decided, saves its record, and plays it again for the player and by its link', async ({
  page,
  browser,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/game/41000', player);
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await playRound(page);
  await page
    .getByRole('toolbar', { name: 'Game bar' })
    .getByRole('link', { name: /safer gambling/i })
    .click();
  await page
    .getByRole('dialog', { name: 'My play' })
    .getByRole('button', { name: 'Game and transaction history' })
    .click();
  const history = page.getByRole('dialog', { name: 'History' });
  const button = history.getByRole('button', { name: 'How this round was decided' });
  await button.click();
  const draw = history.getByRole('region', { name: 'How this round was decided' });
  await expect(draw.getByText(/Reels from left to right/).first()).toBeVisible();
  const seed = draw.getByText(/^[0-9a-f]{64}$/);
  await expect(seed).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await draw.getByRole('button', { name: 'Download record' }).click();
  const record = await readFile(await (await saved).path(), 'utf8');
  const seedText = (await seed.textContent()) ?? 'no seed';
  expect(record).toContain(seedText);

  const books = async () => {
    const held = await sandbox.books({ userId: player.userId });
    return [held.balance, held.history];
  };
  const before = await books();
  const expectReplay = async (place: Page | FrameLocator) => {
    await expect(place.getByText('Replay: no money moves').first()).toBeVisible();
    const numbers = place.getByRole('region', { name: 'Numbers of the draw' });
    await expect(numbers.getByText('Computed again from its seed just now')).toBeVisible();
    await expect(numbers.getByText(`Seed: ${seedText}`)).toBeVisible();
  };
  await draw.getByRole('button', { name: 'Watch this round again' }).click();
  const frame = draw.locator('iframe');
  await expectReplay(frame.contentFrame());
  expect(await books()).toEqual(before);
  const support = await browser.newContext();
  const supportPage = await support.newPage();
  await supportPage.goto((await frame.getAttribute('src')) ?? '');
  await expectReplay(supportPage);
  await expect(supportPage.getByText(player.username)).toHaveCount(0);
  await support.close();
  await draw.getByRole('button', { name: 'Close the replay' }).click();
  await expect(frame).toHaveCount(0);
  await button.click();
  await expect(draw).toBeHidden();
});

const net = (text: string | null): number => minorUnits(text ?? '');

const barNet = async (page: Page) =>
  net(await page.getByRole('toolbar', { name: 'Game bar' }).locator('[data-figure=net] dd').textContent());

test('HI-01 RM-05 the net position is the same in game, header, menu, My play, history, portal and every tab @desktop', async ({
  page,
  context,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/game/41000', player);
  await playRound(page);
  await playRound(page);
  const moves = ((await sandbox.books({ userId: player.userId })).history ?? []) as { kind: string; amount: number }[];
  const sum = (kind: string) =>
    moves.filter((move) => move.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const booked = sum('win') - sum('stake');
  await expect.poll(() => barNet(page)).toBe(booked);

  const panel = await openMyPlay(page);
  for (const figure of [
    'Net position, this session',
    'Net position, today',
    'Net position, 7 days',
    'Net position, 1 month',
  ])
    // The figures of longer periods are loaded as the panel opens.
    await expect
      .poll(async () => net(await panel.locator('dt', { hasText: figure }).locator('+ dd').textContent()), figure)
      .toBe(booked);
  await panel.getByRole('button', { name: 'Game and transaction history' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const total = history.locator('dl').first();
  await expect(total.locator('dt').last()).toHaveText('Net');
  await expect.poll(async () => net(await total.locator('dd').last().textContent())).toBe(booked);

  const opened = context.waitForEvent('page');
  await history
    .getByRole('button', { name: /portal/i })
    .first()
    .click();
  const portal = await opened;
  await portal.getByRole('navigation', { name: 'Account portal' }).getByRole('link', { name: 'Game history' }).click();
  await expect(portal.getByRole('term').last()).toHaveText('Net position');
  expect(net(await portal.getByRole('definition').last().textContent())).toBe(booked);
  // The portal's history explains how each round was decided.
  const decision = portal.locator('details').first();
  await decision.getByText('How this round was decided').click();
  await expect(decision.getByText(/^Seed: [0-9a-f]{64}/)).toBeVisible();
  const replay = context.waitForEvent('page');
  await decision.getByRole('link', { name: 'Watch this round again' }).click();
  await expect((await replay).getByText('Replay: no money moves').first()).toBeVisible();
  await (await replay).close();
  await expectAccessible(portal);
  await portal.close();

  const second = await duplicateTab(page, context);
  await second.goto('/help');
  const inHeader = second.getByRole('banner').locator('[data-net]');
  await expect.poll(async () => net(await inHeader.textContent())).toBe(booked);
  await second.getByRole('button', { name: 'Your account' }).click();
  const menu = second.getByRole('dialog', { name: 'Your account' });
  expect(net(await menu.locator('dt', { hasText: 'Net position' }).locator('+ dd').textContent())).toBe(booked);
  await menu.getByRole('button', { name: 'Close' }).click();
  const copy = await openMyPlay(second);
  expect(net(await copy.locator('dt', { hasText: 'Net position, this session' }).locator('+ dd').textContent())).toBe(
    booked,
  );
});

test('HI-01 the session time is the same to the second in header and My play @desktop @all', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  await openMyPlay(page);
  const times = await page.evaluate(() => {
    const time = (text: string | null | undefined) => /\d:\d\d:\d\d/.exec(text ?? '')?.[0];
    const names = [...document.querySelectorAll('dialog[open] dt')];
    return [
      time(document.querySelector('header')?.textContent),
      time(names.find((name) => name.textContent === 'Session time')?.nextElementSibling?.textContent),
    ];
  });
  expect(times[0]).toMatch(/^0:0\d:\d\d$/);
  expect(times[1]).toBe(times[0]);
});
