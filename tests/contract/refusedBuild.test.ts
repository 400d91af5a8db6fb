import { rmSync } from 'node:fs';
import { gameRound } from '@foyer/contract/history';
import type { GameRound } from '@foyer/contract/history';
import { takeBreak } from '@foyer/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import type { RefusedBuild } from '../../platform/src/games/fairness/gameBuild.ts';
import { readSettings } from '../../platform/src/kernel/settings.ts';
import { startPlatform } from '../../platform/src/startPlatform.ts';
import { openGameFor } from './support/gamePlayer.ts';
import { gameOf } from './support/openGameSession.ts';
import { newDataFolder, platformAt, smallPlatform } from './support/platformCalls.ts';

const refused = vi.hoisted((): { builds: RefusedBuild[] } => ({ builds: [] }));
vi.mock(import('../../platform/src/games/fairness/gameBuild.ts'), async (original) => ({
  ...(await original()),
  refusedBuilds: () => refused.builds,
}));

const dataFolder = newDataFolder();
let stop: () => Promise<void> = async () => undefined;
/** Starts a release of the sandbox on the same data, and stops the release before. */
async function startRelease(...builds: RefusedBuild[]) {
  await stop();
  refused.builds = builds;
  const given = readSettings({ ...smallPlatform, PORT: '0', DATA_FOLDER: dataFolder }, []);
  if (!given.read) throw new Error(given.problem);
  const start = await startPlatform(given.settings, () => undefined);
  if (!start.started) throw new Error(start.problem);
  stop = () => start.platform.stop();
  const platform = platformAt(start.platform.port);
  return { ...platform, dataFolder, stop };
}
afterEach(async () => {
  await stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('GM-09 an exclusion returns the stake of an open round whose game build was refused at the start', async () => {
  const before = await startRelease();
  const player = await before.newPlayer({ marketId: 'row', scenario: 'funded' });
  const { gameGroupId, engine: kind, modelId } = gameOf('blackjack');
  const game = await openGameFor(before, player, gameGroupId);
  let round = await game.begin({ stake: 1000 });
  while (round.win !== null) {
    await before.moveClock(game.session.minimumRoundMs);
    round = await game.begin({ stake: 1000 });
  }
  const { balance } = await before.books(player.userId);

  const after = await startRelease({ kind, modelId, problem: 'The build is not the recorded one.' });
  const { tokens } = await after.logIn(player);
  const body = { kind: 'selfExclusion', period: '6m', understood: true } as const;
  expect((await after.call(takeBreak, { body }, { bearer: tokens.userToken })).status).toBe(200);
  expect(await after.books(player.userId)).toMatchObject({ balanced: true, balance: balance + round.stake });
  const { bearer } = { bearer: (await after.logIn(player)).tokens.userToken };
  const shown = await after.call(
    gameRound,
    { params: { roundId: round.roundId }, query: { culture: 'en' } },
    { bearer },
  );
  expect(shown.body as GameRound).toMatchObject({ win: round.stake, record: { ending: 'void' } });
});
