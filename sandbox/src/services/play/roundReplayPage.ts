import type { RoundRecord } from '@foyer/contract/history';
import { culture as cultures, type Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import { gameLook } from '@foyer/games/artwork/game-look/gameLook';
import { shownArt } from '@foyer/games/artwork/game-look/shownArt';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import type { CoverTone } from '@foyer/games/catalogue/toGame';
import type { EngineKind, GameEngine } from '@foyer/games/engines/gameEngine';
import { playSteps } from '@foyer/games/engines/playChoices';
import { playRulesFor } from '@foyer/games/engines/playMarket';
import { rulesVersionOf } from '@foyer/games/engines/rulesVersion';
import { roundReplayMessages, type RoundReplayMessages } from '@foyer/games/frame/roundReplayMessages';
import type { RoundReplay } from '@foyer/games/play/roundReplay';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { firstRow } from '../../kernel/database.ts';
import { readFrameFiles } from '../../kernel/frame/frameFiles.ts';
import { framePageHeaders } from '../../kernel/frame/framePageHeaders.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { describeRound } from '../history/describeRound.ts';
import { playPage } from './playFiles.ts';
import { replayRound } from './replayRound.ts';
import type { createRoundRecords } from './roundRecords.ts';
import type { RoundReplayLinks } from './roundReplayLinks.ts';
import type { RoundRow } from './roundRows.ts';

type Refusal = Exclude<keyof RoundReplayMessages['refusals'], 'otherRules'>;
const statuses = {
  linkRefused: 403,
  unknownRound: 404,
  open: 409,
  void: 410,
  notRecorded: 410,
  removedGame: 410,
  recalled: 410,
  differs: 409,
} as const satisfies Readonly<Record<Refusal, number>>;

/** A replay, or why there is none; `other` is a rules version that the game does not have any more. */
type Found =
  | { replay: RoundReplay; game: PlayedGame['game']; kind: EngineKind; tone: CoverTone }
  | { refusal: Refusal }
  | { other: { recorded: string; current: string } };

interface RoundReplayDeps {
  readonly links: Pick<RoundReplayLinks, 'isValid'>;
  readonly records: Pick<ReturnType<typeof createRoundRecords>, 'find'>;
  readonly engines: Readonly<Record<EngineKind, GameEngine>>;
  readonly played: (gameGroupId: number) => PlayedGame | undefined;
  readonly isWithdrawn?: ((gameGroupId: number) => boolean) | undefined;
  /** Build folder of the frame. */
  readonly folder: string;
}

/**
 * GM-09: plays a finished round again from its record, in the drawing of its game. The link is the permission: it is
 * signed for one round, and the page says nothing about the player.
 */
export function roundReplayPage(
  { database, webOrigins }: Pick<SandboxContext, 'database' | 'webOrigins'>,
  { links, records, engines, played, isWithdrawn, folder }: RoundReplayDeps,
): Hono {
  const app = new Hono();

  function replayOf(row: RoundRow, record: RoundRecord, found: PlayedGame, culture: Culture): Found {
    const engine = ownValue(engines, record.engine);
    if (!engine?.models.some(({ id }) => id === record.modelId)) return { refusal: 'removedGame' };
    const current = rulesVersionOf(engine, record.modelId);
    if (current !== record.rulesVersion) return { other: { recorded: record.rulesVersion, current } };
    const { ending } = record;
    if (ending === 'void') return { refusal: 'void' };
    const run = playSteps(engine, record.modelId, { ...record, ending });
    if (!replayRound(record, engines).agrees || 'problem' in run) return { refusal: 'differs' };
    let stake = 0;
    const steps = run.steps.map((step) => {
      stake += record.isFree ? 0 : step.stake;
      return { ...step, draws: [...step.draws], stake };
    });
    // A live table has stakes of its own.
    const atTable = found.modelId === record.modelId ? found.engine : engine;
    const session = firstRow<{ productId: number; casinoId: number }>(
      database,
      'SELECT product_id AS productId, casino_id AS casinoId FROM game_session WHERE digest = ?',
      row.session_digest,
    );
    const tone = playRulesFor(session ?? { productId: 0, casinoId: 0 }).coverTone;
    return {
      game: found.game,
      kind: engine.kind,
      tone,
      replay: {
        gameId: row.game_group_id,
        name: found.game.name[culture],
        culture,
        currencyIsoCode: row.currency,
        engine: engine.kind,
        setup: atTable.setup(record.modelId),
        ...shownArt(gameLook(found.game, tone), engine.kind, culture),
        roundId: record.roundId,
        seed: record.seed,
        rulesVersion: record.rulesVersion,
        jackpotWin: record.jackpotWin,
        steps,
        sentences: describeRound(record, { culture, currencyIsoCode: row.currency }),
      },
    };
  }

  function find(roundId: string, culture: Culture): Found {
    const found = records.find(roundId);
    if (found === undefined) return { refusal: 'unknownRound' };
    const { row, record } = found;
    if (row.win === null) return { refusal: 'open' };
    if (record === null) return { refusal: 'notRecorded' };
    if (record.ending === 'void') return { refusal: 'void' };
    if (isWithdrawn?.(row.game_group_id) === true) return { refusal: 'recalled' };
    const game = played(row.game_group_id);
    return game === undefined ? { refusal: 'removedGame' } : replayOf(row, record, game, culture);
  }

  app.get('/round-replay/:roundId{[\\w-]{1,64}}', (context) => {
    const frame = readFrameFiles(folder);
    if (!frame) return context.text('The game frame has not been built yet.', 503, { 'cache-control': 'no-store' });
    const roundId = context.req.param('roundId');
    const read = v.safeParse(cultures, context.req.query('culture'));
    const culture = read.success ? read.output : 'en';
    const { expires = '', signature = '' } = context.req.query();
    const found: Found = links.isValid({ roundId, expires, signature })
      ? find(roundId, culture)
      : { refusal: 'linkRefused' };
    const headers = framePageHeaders(webOrigins);
    if ('replay' in found) {
      const recordedRound = JSON.stringify(found.replay);
      const { game, kind: engine, tone } = found;
      const facts = { game, engine, tone, culture, files: frame, webOrigins, recordedRound };
      return context.html(playPage(facts), 200, headers);
    }
    const { label, refusals } = roundReplayMessages[culture];
    const text =
      'other' in found ? refusals.otherRules(found.other.recorded, found.other.current) : refusals[found.refusal];
    const status = 'other' in found ? 410 : statuses[found.refusal];
    return context.html(
      html`<!doctype html>
        <html lang="${languages[culture].lang}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${label}</title>
            ${frame.styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
          </head>
          <body>
            <main class="screen"><p role="alert">${text}</p></main>
          </body>
        </html>`,
      status,
      headers,
    );
  });
  return app;
}
