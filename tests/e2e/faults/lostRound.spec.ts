import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { gameFrame } from '../support/play.ts';

test('GM-08 a round with a lost response is retried by the game, shown and paid once', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  const player = await newPlayer();
  await openAsPlayer(page, '/game/41000', player);
  const frame = gameFrame(page);
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  // The round is booked and its response lost, twice, because the browser itself retries on a reused connection.
  await sandbox.faults({ set: [{ target: 'gamesPages', kind: 'lostResponse', times: 2 }] });
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds') && response.ok());
  await spin.click();
  await expect(frame.getByText(/connection lost/i).first()).toBeAttached();
  await responsePromise;
  await expect(spin).toBeEnabled({ timeout: 40_000 });
  await expect(frame.getByText(/connection lost/i)).toHaveCount(0);
  const { history } = await sandbox.books({ userId: player.userId });
  expect((history as { kind: string }[]).filter(({ kind }) => kind === 'stake')).toHaveLength(1);
});

test('UK7b a held key starts one round, and the next waits for its minimum time @uk', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/game/41000', player);
  const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await spin.focus();
  const begun = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await page.keyboard.down('Enter');
  await begun;
  // The key repeats while the round runs, and once more when the next round could start.
  do await page.keyboard.down('Enter');
  while (await spin.isDisabled());
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(spin).toBeEnabled();
  const { history } = await sandbox.books({ userId: player.userId });
  expect((history as { kind: string }[]).filter(({ kind }) => kind === 'stake')).toHaveLength(1);
});
