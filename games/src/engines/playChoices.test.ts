import { expect, test } from 'vitest';
import { engines } from './engines.ts';
import { engineKinds } from './gameEngine.ts';
import { playChoices, playSteps } from './playChoices.ts';
import { roundDraw } from './roundDraw.ts';
import { sampleRound } from './sampleRound.ts';

const seedOf = (at: number): string => at.toString(16).padStart(64, '0');

test.each(engineKinds)('GM-09 the steps of a %s round add up to the round, with every number in order', (kind) => {
  const engine = engines[kind];
  const modelId = engine.models[0]?.id ?? '';
  for (let at = 0; at < 50; at++) {
    const choices = sampleRound(engine, modelId, seedOf(at), roundDraw(seedOf(at + 1000), 0));
    const [whole, run] = [playChoices(engine, modelId, choices), playSteps(engine, modelId, choices)];
    if ('problem' in whole || 'problem' in run) throw new Error('The rules refuse their own round.');
    const { steps } = run;
    expect({
      stake: steps.reduce((sum, { stake }) => sum + stake, 0),
      win: steps.at(-1)?.win,
      shown: steps.at(-1)?.shown,
    }).toEqual(whole.played);
    expect(steps.map(({ choice }) => choice)).toEqual([
      choices.bet,
      ...choices.moves,
      ...(choices.ending === 'rules' ? [null] : []),
    ]);
    for (const [step, { draws }] of steps.entries()) {
      const draw = roundDraw(seedOf(at), step);
      expect(draws.map(({ value }) => value)).toEqual(draws.map(({ below }) => draw(below)));
    }
  }
});

test('GM-09 a move that the rules do not know is a problem, not a step', () => {
  const engine = engines.slot;
  const modelId = engine.models[0]?.id ?? '';
  const choices = { seed: seedOf(1), bet: { stake: 100 }, moves: ['hit'], ending: 'player' } as const;
  expect(playSteps(engine, modelId, choices)).toEqual({ problem: 'Move 1 is not possible.' });
});
