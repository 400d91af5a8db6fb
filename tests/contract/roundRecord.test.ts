import { randomUUID } from 'node:crypto';
import { gameRound, roundRecord, type GameRound } from '@foyer/contract/history';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines } from '../../games/src/engines/engines.ts';
import type { EngineKind } from '../../games/src/engines/gameEngine.ts';
import type { RoundResponse } from '../../games/src/play/playApi.ts';
import { roundReplay } from '../../games/src/play/roundReplay.ts';
import { replayRound } from '../../sandbox/src/services/play/replayRound.ts';
import { createHttpClient } from './support/httpClient.ts';
import { gameCall, openGame } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

const dayMs = 86_400_000;
const bets: Readonly<Record<EngineKind, object>> = {
  slot: { stake: 100 },
  blackjack: { stake: 100 },
  roulette: { chips: [{ bet: 'red', amount: 100 }] },
  videoPoker: { stake: 100 },
  scratchCard: { stake: 100 },
  plinko: { stake: 100, rows: 12 },
};

async function explained(userToken: string, roundId: string, culture: 'en' | 'zh' = 'en') {
  return sandbox.call(gameRound, { params: { roundId }, query: { culture } }, { bearer: userToken });
}

/** Plays one round of a game. Tries the moves in order until the round ends; a move may not be allowed. */
async function playRound(kind: EngineKind, moves: readonly unknown[] = []) {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const { sessionId, userToken } = await openGame(sandbox, gameOf(kind).gameGroupId, player);
  const post = (path: string, body: object) => gameCall<RoundResponse>(sandbox, 'POST', path, sessionId, body);
  let round = (await post('/rounds', { bet: bets[kind], clientRoundKey: randomUUID() })).body;
  for (const move of moves) {
    if (round.win !== null) break;
    const moved = await post(`/rounds/${round.roundId}/moves`, { move, clientMoveKey: randomUUID() });
    if (moved.status === 200) round = moved.body;
  }
  return { player, round, userToken };
}

const kinds: readonly { kind: EngineKind; moves?: readonly unknown[] }[] = [
  { kind: 'slot' },
  { kind: 'blackjack', moves: ['decline', 'stand'] },
  { kind: 'roulette' },
  { kind: 'scratchCard' },
  { kind: 'plinko' },
  { kind: 'videoPoker', moves: [{ hold: [true, false, true, false, false] }] },
];

test.each(kinds)('GM-09 a $kind round is explained from its record, which replays', async ({ kind, moves }) => {
  const { round, userToken } = await playRound(kind, moves);
  const response = await explained(userToken, round.roundId);
  expect(response.status).toBe(200);
  const { record, draw, stake, win } = response.body as GameRound;
  expect({ stake, win }).toEqual({ stake: round.stake, win: round.win });
  expect(draw.length).toBeGreaterThan(0);
  const parsed = v.parse(roundRecord, record);
  expect(parsed).toMatchObject({ roundId: round.roundId, engine: kind, ending: 'player', isFree: false });
  expect(replayRound(parsed, engines)).toEqual({
    agrees: true,
    stake: round.stake,
    win: parsed.win,
    result: round.shown,
  });
  const chinese = (await explained(userToken, round.roundId, 'zh')).body as GameRound;
  expect(chinese.draw).toHaveLength(draw.length);
  expect(chinese.draw.join('')).toMatch(/\p{Script=Han}/u);
});

test('GM-09 an open round hides its seed, and an abandoned one replays with its end by the rules', async () => {
  const { player, round, userToken } = await playRound('videoPoker');
  expect((await explained(userToken, round.roundId)).body).toMatchObject({ win: null, draw: [], record: null });
  await sandbox.moveClock(dayMs + 120_000);
  const again = await openGame(sandbox, gameOf('videoPoker').gameGroupId, player);
  const { record } = (await explained(again.userToken, round.roundId)).body as GameRound;
  const parsed = v.parse(roundRecord, record);
  expect(parsed).toMatchObject({ ending: 'rules', moves: [] });
  expect(replayRound(parsed, engines)).toMatchObject({ agrees: true });
});

test('GM-09 a round of another player and an unknown round are not found', async () => {
  const { round } = await playRound('slot');
  const { userToken } = await playRound('slot');
  expect((await explained(userToken, round.roundId)).status).toBe(404);
  expect((await explained(userToken, randomUUID())).status).toBe(404);
  expect((await explained('none', round.roundId)).status).toBe(401);
});

/** Opens the link to a replay, in a language. */
async function replayed({ replay }: GameRound, culture: 'en' | 'zh' = 'en') {
  if (replay === undefined) throw new Error('The round has no link to a replay.');
  const url = new URL(replay.url);
  url.searchParams.set('culture', culture);
  const client = createHttpClient(sandbox.port);
  const { status, text: page } = await client.request({ brand: 'games', path: `${url.pathname}${url.search}` });
  client.close();
  const json = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(page)?.[1];
  return { status, page, replay: json === undefined ? null : v.parse(roundReplay, JSON.parse(json)) };
}

test.each(kinds)('GM-09 a link plays a $kind round again from its record, without a token', async ({ kind, moves }) => {
  const { player, round, userToken } = await playRound(kind, moves);
  const booksBefore = await sandbox.books(player.userId);
  const response = (await explained(userToken, round.roundId)).body as GameRound;
  const { status, page, replay } = await replayed(response);
  expect(status).toBe(200);
  expect(replay).toMatchObject({ engine: kind, roundId: round.roundId, sentences: response.draw });
  const last = replay?.steps.at(-1);
  expect({ stake: last?.stake, win: (last?.win ?? 0) + round.jackpotWin, shown: last?.shown }).toEqual({
    stake: round.stake,
    win: round.win,
    shown: round.shown,
  });
  // Nothing tells who played, and nothing was booked.
  expect(page).not.toContain(player.username);
  expect(await sandbox.books(player.userId)).toEqual(booksBefore);
});

test('GM-09 without the flag a round has no link to a replay, and a link from before is refused', async () => {
  const { round, userToken } = await playRound('slot');
  const response = (await explained(userToken, round.roundId)).body as GameRound;
  const setFlag = (isOn: boolean) =>
    sandbox.raw('/control/flags', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ set: [{ key: 'roundReplay', value: isOn }] }),
    });
  await setFlag(false);
  expect((await explained(userToken, round.roundId)).body).toEqual({ ...response, replay: undefined });
  expect(await replayed(response)).toMatchObject({ status: 403, replay: null });
  await setFlag(true);
  expect((await explained(userToken, round.roundId)).body).toHaveProperty('replay');
  expect((await replayed(response)).status).toBe(200);
});

test('GM-09 a replay says in the language of the link why a round cannot be played again', async () => {
  const { round, userToken } = await playRound('slot');
  const response = (await explained(userToken, round.roundId)).body as GameRound;
  const url = response.replay?.url ?? '';
  const changed = { ...response, replay: { expiresAt: 0, url: url.replace(/signature=..../, 'signature=AAAA') } };
  expect(await replayed(changed, 'zh')).toMatchObject({
    status: 403,
    replay: null,
    page: expect.stringContaining('此链接无效'),
  });
  const { gameGroupId } = gameOf('slot');
  await sandbox.recalls({ recall: [gameGroupId], reason: 'A laboratory found a fault.' });
  expect(await replayed(response)).toMatchObject({ status: 410, page: expect.stringContaining('is recalled') });
  await sandbox.recalls({ reinstate: [gameGroupId], reason: 'Repaired.' });
  expect((await replayed(response)).status).toBe(200);
  await sandbox.moveClock(8 * dayMs);
  expect((await replayed(response)).status).toBe(403);
});
