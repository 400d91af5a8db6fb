import { randomUUID } from 'node:crypto';
import type { RoundRecord } from '@foyer/contract/history';
import { engines } from '@foyer/games/engines/engines';
import { engineKinds, type EngineKind } from '@foyer/games/engines/gameEngine';
import { playChoices } from '@foyer/games/engines/playChoices';
import { createRoundSeed, roundDraw } from '@foyer/games/engines/roundDraw';
import { rulesVersionOf, rulesVersions } from '@foyer/games/engines/rulesVersion';
import { sampleRound } from '@foyer/games/engines/sampleRound';
import { expect, test } from 'vitest';
import { replayRound } from './replayRound.ts';
import { fingerprintOf } from './roundRecords.ts';

function sealed(facts: Omit<RoundRecord, 'fingerprint'>): RoundRecord {
  return { ...facts, fingerprint: fingerprintOf(facts) };
}

/** Plays a random round of a model and returns its record. */
function recordOf(kind: EngineKind, modelId: string): RoundRecord {
  const engine = engines[kind];
  const seed = createRoundSeed();
  const choices = sampleRound(engine, modelId, seed, roundDraw(createRoundSeed(), 0));
  const result = playChoices(engine, modelId, choices);
  if ('problem' in result) throw new Error(result.problem);
  const { shown, ...sums } = result.played;
  return sealed({
    format: 1,
    roundId: randomUUID(),
    engine: kind,
    modelId,
    rulesVersion: rulesVersionOf(engine, modelId),
    isFree: false,
    jackpotWin: 0,
    result: JSON.parse(JSON.stringify(shown)) as unknown,
    ...choices,
    moves: [...choices.moves],
    ...sums,
  });
}

const models = engineKinds.flatMap((kind) => engines[kind].models.map(({ id }) => ({ kind, id })));
const roundsOfModel = 200;

test.each(models)('GM-09 random rounds of $kind $id replay to the same result', ({ kind, id }) => {
  for (let count = 0; count < roundsOfModel; count++) {
    const record = recordOf(kind, id);
    const { stake, win, result } = record;
    // A record that passed through a file replays as well.
    const read = JSON.parse(JSON.stringify(record)) as RoundRecord;
    expect(replayRound(read, engines)).toEqual({ agrees: true, stake, win, result });
  }
});

test.each(engineKinds)('GM-09 a %s record with another seed, choice, figure or result does not pass', (kind) => {
  const [model] = engines[kind].models;
  for (let count = 0; count < 50; count++) {
    const record = recordOf(kind, model?.id ?? '');
    const changes: Partial<RoundRecord>[] = [
      { seed: createRoundSeed() },
      { bet: { stake: 200 } },
      { moves: [...record.moves, 'stand'] },
      { stake: record.stake + 1 },
      { win: record.win + 1 },
      { jackpotWin: 5 },
      { isFree: true },
      { result: null },
      { ending: 'void' },
    ];
    for (const change of changes) expect(replayRound({ ...record, ...change }, engines).agrees).toBe(false);
  }
});

test.each(engineKinds)(
  'GM-09 a %s record with other figures does not pass, even with a fitting fingerprint',
  (kind) => {
    const [model] = engines[kind].models;
    const { fingerprint: _, ...facts } = recordOf(kind, model?.id ?? '');
    const changes: Partial<RoundRecord>[] = [{ stake: facts.stake + 1 }, { win: facts.win + 1 }, { result: {} }];
    for (const change of changes) expect(replayRound(sealed({ ...facts, ...change }), engines).agrees).toBe(false);
  },
);

test('GM-09 a changed seed with a fitting fingerprint changes the draw of a slot', () => {
  const [model] = engines.slot.models;
  const { fingerprint: _, ...facts } = recordOf('slot', model?.id ?? '');
  expect(replayRound(sealed({ ...facts, seed: createRoundSeed() }), engines)).toMatchObject({ agrees: false });
});

test('GM-09 names an unknown rules version and an unknown model', () => {
  const { fingerprint: _, ...facts } = recordOf('plinko', engines.plinko.models[0]?.id ?? '');
  expect(replayRound(sealed({ ...facts, rulesVersion: '0'.repeat(16) }), engines)).toEqual({
    agrees: false,
    problem: expect.stringContaining(`The rules version ${'0'.repeat(16)} is unknown`) as unknown,
  });
  expect(replayRound(sealed({ ...facts, modelId: 'elsewhere' }), engines)).toEqual({
    agrees: false,
    problem: 'No game has the model plinko/elsewhere.',
  });
});

test('every model has a rules version of its own', () => {
  const versions = rulesVersions(engines).map(({ rulesVersion }) => rulesVersion);
  expect(new Set(versions).size).toBe(models.length);
});

test('GM-09 a changed rule or pay table changes the rules version', () => {
  const { plinko } = engines;
  const [model] = plinko.models;
  const id = model?.id ?? '';
  const paysMore: typeof plinko = {
    ...plinko,
    begin(modelId, bet, draw) {
      const step = plinko.begin(modelId, bet, draw);
      return 'refused' in step || step.win === null ? step : { ...step, win: step.win + 1 };
    },
  };
  const published: typeof plinko = { ...plinko, models: plinko.models.map((one) => ({ ...one, rtp: one.rtp + 1 })) };
  expect(rulesVersionOf(paysMore, id)).not.toBe(rulesVersionOf(plinko, id));
  expect(rulesVersionOf(published, id)).not.toBe(rulesVersionOf(plinko, id));
  expect(rulesVersionOf({ ...plinko }, id)).toBe(rulesVersionOf(plinko, id));
});
