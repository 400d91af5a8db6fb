import { expect, openAsPlayer, test } from '../fixtures.ts';
import { gameFrame } from '../play.ts';

test('GM-08 a round whose answer is lost is told, asked for again by the game itself, shown and paid once', async ({
  page,
  newPlayer,
  sandbox,
  quiet,
}) => {
  test.setTimeout(60_000);
  quiet.expect(/Failed to load resource/);
  const player = await newPlayer();
  await openAsPlayer(page, '/game/41000', player);
  const frame = gameFrame(page);
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  // The round is booked, and nobody hears of it; twice, because the browser asks again by itself where it had used the connection before.
  await sandbox.faults({ set: [{ target: 'gamesPages', kind: 'lostAnswer', times: 2 }] });
  const answered = page.waitForResponse((response) => response.url().endsWith('/rounds') && response.ok());
  await spin.click();
  await expect(frame.getByText(/connection lost/i).first()).toBeAttached();
  await answered;
  await expect(spin).toBeEnabled({ timeout: 40_000 });
  await expect(frame.getByText(/connection lost/i)).toHaveCount(0);
  const { history } = await sandbox.books({ userId: player.userId });
  expect((history as { kind: string }[]).filter(({ kind }) => kind === 'stake')).toHaveLength(1);
});

test('UK7 a held key begins one round, and the next has to wait its time', async ({ page, newPlayer, sandbox }) => {
  test.setTimeout(60_000);
  const player = await newPlayer();
  await openAsPlayer(page, '/game/41000', player);
  const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await spin.focus();
  const begun = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await page.keyboard.down('Enter');
  await begun;
  // The key repeats for as long as the round runs, and once more when the next could begin.
  do await page.keyboard.down('Enter');
  while (await spin.isDisabled());
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(spin).toBeEnabled();
  const { history } = await sandbox.books({ userId: player.userId });
  expect((history as { kind: string }[]).filter(({ kind }) => kind === 'stake')).toHaveLength(1);
});
