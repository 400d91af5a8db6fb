import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { playedGame } from '@foyer/games/catalogue/playedGame';
import { engines as allEngines } from '@foyer/games/engines/engines';
import { gameFrameFolder } from '../../kernel/frame/frameFiles.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import type { Recalls } from '../games/recalls.ts';
import { playCalls } from './playCalls.ts';
import { playFiles } from './playFiles.ts';
import { playSchema } from './playSchema.ts';
import { createRoundRecords } from './roundRecords.ts';
import { createRoundReplayLinks, replayLinkSchema, type RoundReplayLinks } from './roundReplayLinks.ts';
import { roundReplayPage } from './roundReplayPage.ts';
import { createRounds, type RoundsDeps } from './rounds.ts';

/** Interval of the check for abandoned rounds, in milliseconds. */
const settleIntervalMs = 60_000;

/** Serves the playable games on the games origin: their framed pages, rounds and history. */
export function playModule(
  sandboxContext: SandboxContext,
  {
    accounts,
    catalogue,
    recalls,
    playAt,
    engines = allEngines,
    observers = [],
    frameFolder = gameFrameFolder,
    replayLinks = createRoundReplayLinks(sandboxContext),
    ...parts
  }: Pick<RoundsDeps, 'wallet'> &
    Partial<RoundsDeps> &
    Pick<Parameters<typeof playCalls>[1], 'accounts' | 'playAt'> & {
      catalogue: Pick<Catalogue, 'byId'>;
      /** Recalls, which end the open rounds of their games. */
      recalls?: Pick<Recalls, 'onRecalled' | 'endOpenRounds'>;
      /** Checks links to replays of rounds. */
      replayLinks?: Pick<RoundReplayLinks, 'isValid'>;
      /** Build folder of the frame. */
      frameFolder?: string;
    },
): SandboxModule & { settleOpenRounds(userId: number): number } {
  const rounds = createRounds(sandboxContext, { ...parts, engines, observers });
  recalls?.onRecalled(rounds.voidOpenRounds);
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const games = playFiles(sandboxContext, played, frameFolder);
  games.route('/', playCalls(sandboxContext, { ...parts, ...(playAt && { playAt }), accounts, rounds, played }));
  games.route(
    '/',
    roundReplayPage(sandboxContext, {
      links: replayLinks,
      records: createRoundRecords(sandboxContext),
      engines,
      played,
      isWithdrawn: parts.isWithdrawn,
      folder: frameFolder,
    }),
  );

  function settleAbandoned(): void {
    recalls?.endOpenRounds();
    const count = rounds.settleAbandoned();
    if (count > 0) sandboxContext.log('Abandoned rounds were settled.', { count });
  }
  let settleTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'play',
    tables: `${playSchema}${replayLinkSchema}`,
    pages: { games },
    seed: settleAbandoned,
    start() {
      settleTimer = setInterval(settleAbandoned, settleIntervalMs);
    },
    stop: () => clearInterval(settleTimer),
    /** Settles the player's open rounds by their rules, because no further stake may follow. */
    settleOpenRounds: rounds.settleOpen,
  };
}
