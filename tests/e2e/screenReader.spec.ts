import type { Frame, FrameLocator, Page } from '@playwright/test';
import { cashierFrame } from './support/banking.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { gameKinds } from './support/gameKinds.ts';
import { gameFrame } from './support/play.ts';
import { newPerson } from './support/registrationForm.ts';
import { createScreenReader } from './support/screenReader.ts';
import type { Listening } from './support/screenReader.ts';

/** Journeys of somebody who hears the page and never sees it, each with a transcript in reports/transcripts. */
test.describe.configure({ timeout: 120_000 });

const openDialog = 'dialog[open]';
/** The virtual reader’s own failure when the dialog that it reads has closed. */
const lostContainer = /getElementById is not a function/;

async function frameOf(page: Page, selector: string): Promise<Frame> {
  const frame = await (await page.locator(selector).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`${selector} has no document.`);
  return frame;
}

test('RG-01 UK11a a visitor registers by screen reader alone @desktop @uk', async ({ page, consoleGuard }) => {
  consoleGuard.allow(lostContainer);
  const reader = createScreenReader();
  const { account, person } = newPerson();
  await page.goto('/help');
  const header = await reader.listen(page, 'header');
  await header.activate(/^link, Join/);
  const form = await reader.listen(page, openDialog);
  const fill = async (values: readonly (readonly [RegExp, string | undefined])[]) => {
    for (const [field, text = ''] of values) await form.fill(field, text);
  };
  await fill([
    [/textbox, Email/, account['email']],
    [/Password/, account['password']],
  ]);
  await form.activate(/button, Continue/);
  await expect(page.getByText('Step 2 of 3: About you')).toBeVisible();
  await fill([
    [/textbox, First name/, person['firstName']],
    [/textbox, Last name/, person['lastName']],
    [/textbox, Date of birth/, person['dateOfBirth']],
    [/textbox, Mobile/, person['mobile']],
  ]);
  await fill([
    [/textbox, Street and number/, '12 Harbour Row'],
    [/textbox, Town or city/, 'Leeds'],
    [/textbox, Postcode/, 'LS1 4DY'],
  ]);
  await form.activate(/button, Continue/);
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await form.activate(/radio, Not now/);
  await form.activate(/checkbox, I am 18 or over/);
  await form.activate(/button, Create account/);
  await expect(page.getByRole('dialog', { name: 'Before you play' })).toBeVisible();
  const before = await reader.listen(page, openDialog);
  await before.activate(/button, Continue/);
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible();
  reader.writeTranscript('registration');
});

test('BK-01 BK-02 UK11a a player deposits by screen reader alone @desktop @uk @all', async ({ page, newPlayer }) => {
  const reader = createScreenReader();
  await openAsPlayer(page, '/help', await newPlayer());
  const header = await reader.listen(page, 'header');
  await header.activate(/^button, Deposit/);
  await expect(cashierFrame(page).getByRole('heading', { name: 'Before your first deposit' })).toBeVisible();
  const cashier = await reader.listen(await frameOf(page, 'iframe[title=Cashier]'), 'body');
  await cashier.activate(/button, Continue/);
  await cashier.fill(/textbox, Amount to deposit/, '20');
  await cashier.activate(/button, Deposit £20/);
  await expect(cashierFrame(page).getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  await cashier.moveTo(/The money is in your balance/);
  await cashier.activate(/button, Done/);
  await expect(page.getByRole('dialog', { name: 'Banking' })).toHaveCount(0);
  reader.writeTranscript('deposit');
});

test('RM-05 UK12a UK20b a player sets a limit and self-excludes by screen reader alone @desktop @uk @all', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  // A self-exclusion also closes the hub connection.
  consoleGuard.allow(/401|WebSocket connection to 'ws:\/\/hub\./);
  consoleGuard.allow(lostContainer);
  const reader = createScreenReader();
  await openAsPlayer(page, '/help', await newPlayer());
  const header = await reader.listen(page, 'header');
  await header.activate(/^link, .*(?:My play|Safer gambling|Session)/i);
  await page.getByRole('dialog', { name: 'My play' }).locator('#limits').waitFor();
  const panel = await reader.listen(page, openDialog);
  await panel.activate(/button, Set Deposit limit for 24 hours/);
  await panel.fill(/textbox, Deposit limit/, '50');
  const saved = page.waitForResponse(/\/api\/protection\/limit$/);
  await panel.activate(/button, Save/);
  expect((await saved).status()).toBe(200);
  await panel.activate(/Self-exclusion/);
  await panel.activate(/radio, 6 months/);
  await panel.activate(/radio, .* only/);
  await panel.activate(/checkbox, I understand that I cannot/);
  await panel.activate(/button, Self-exclude/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  reader.writeTranscript('limit-and-self-exclusion');
});

/** Activations from the opened game to the end of a round. */
const rounds: Readonly<Record<string, (game: Listening, frame: FrameLocator) => Promise<void>>> = {
  'a slot of five rows': (game) => game.activate(/button, Spin/),
  'a slot of three rows': (game) => game.activate(/button, Spin/),
  'a slot of three reels': (game) => game.activate(/button, Spin/),
  blackjack: (game) => game.activate(/button, Deal\b/),
  async 'video poker'(game, frame) {
    await game.activate(/button, Deal\b/);
    await expect(frame.getByRole('button', { name: 'Draw', disabled: false })).toBeVisible();
    await game.activate(/button, Draw\b/);
  },
  async roulette(game) {
    await game.activate(/button, Number 17, /);
    await game.activate(/button, Spin/);
  },
  async 'a scratch card'(game, frame) {
    await game.activate(/button, Buy a card/);
    await expect(frame.getByRole('button', { name: 'Reveal all', disabled: false })).toBeVisible();
    await game.activate(/button, Reveal all/);
  },
  plinko: (game) => game.activate(/button, Drop ball/),
};

/** Declines insurance and stands, as often as the hand asks. */
async function finishHand(page: Page, game: Listening): Promise<void> {
  const frame = gameFrame(page);
  const choice = frame.getByRole('button', { name: /^(?:Stand|No insurance)$/, disabled: false });
  const outcome = frame.getByRole('status').filter({ hasText: 'Balance £' });
  for (let choices = 0; choices < 4; choices += 1) {
    await expect(choice.or(outcome).first()).toBeAttached({ timeout: 15_000 });
    if ((await outcome.count()) > 0) return;
    await game.activate(/button, (?:Stand|No insurance)/);
  }
}

for (const [name, play] of Object.entries(rounds)) {
  test(
    `GM-05 GM-09 a round of ${name} is played by screen reader alone @desktop`,
    { tag: name === 'a slot of five rows' ? [] : '@all' },
    async ({ page, newPlayer, stack }) => {
      const findId = gameKinds[name];
      if (findId === undefined) throw new Error(`There is no game for ${name}.`);
      const gameId = await findId(stack.sandboxPort);
      const reader = createScreenReader();
      await openAsPlayer(page, `/game/${gameId}`, await newPlayer());
      await expect(gameFrame(page).locator('main[data-phase=betting]')).toBeVisible({ timeout: 20_000 });
      const game = await reader.listen(await frameOf(page, 'iframe'), 'body');
      await play(game, gameFrame(page));
      if (name === 'blackjack') await finishHand(page, game);
      // The outcome is announced by itself, with the balance.
      await game.waitForAnnouncement(/Balance £/);
      reader.writeTranscript(`round-of-${name.replaceAll(' ', '-')}`);
    },
  );
}
