import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fairness } from '@foyer/contract/fairness';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines } from '../engines/engines.ts';
import type { EngineKind, GameEngine } from '../engines/gameEngine.ts';
import { fairnessFile } from './fairnessFile.ts';
import { recordedBuilds, refusedBuilds, type GameBuilds } from './gameBuild.ts';

const enginesFolder = fileURLToPath(new URL('../engines/', import.meta.url));
const modelCount = Object.values(engines).reduce((sum, { models }) => sum + models.length, 0);

/** A copy of the sources that decide rounds. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-builds-'));
  for (const path of Object.values(recordedBuilds.files).flatMap(Object.keys))
    cpSync(join(enginesFolder, path), join(folder, dirname(path), path.slice(path.lastIndexOf('/') + 1)));
});
afterAll(() => rmSync(folder, { recursive: true }));

function withChange(path: string, check: () => void): void {
  writeFileSync(join(folder, path), '// changed\n');
  check();
  cpSync(join(enginesFolder, path), join(folder, path));
}
const kindsOf = (refused: readonly { kind: EngineKind }[]) => [...new Set(refused.map(({ kind }) => kind))];

test('GM-09 the sources of this release are the recorded builds', () => {
  expect(refusedBuilds(engines)).toEqual([]);
  expect(refusedBuilds(engines, { folder })).toEqual([]);
});

test('GM-09 a changed source refuses the games that it decides, and no others', () => {
  withChange('scratch-card/drawCard.ts', () => {
    const refused = refusedBuilds(engines, { folder });
    expect(kindsOf(refused)).toEqual(['scratchCard']);
    expect(refused).toHaveLength(engines.scratchCard.models.length);
    expect(refused[0]?.problem).toContain('drawCard.ts');
  });
});

test('GM-09 a changed generator or a missing source refuses games', () => {
  withChange('roundDraw.ts', () => expect(refusedBuilds(engines, { folder })).toHaveLength(modelCount));
  rmSync(join(folder, 'plinko/plinkoModels.ts'));
  expect(kindsOf(refusedBuilds(engines, { folder }))).toEqual(['plinko']);
  cpSync(join(enginesFolder, 'plinko/plinkoModels.ts'), join(folder, 'plinko/plinkoModels.ts'));
});

test('GM-09 changed figures, other results and an unrecorded model refuse a game', () => {
  const { plinko } = engines;
  const [low, ...others] = plinko.models;
  const figures: GameEngine = { ...plinko, models: [{ ...low, rtp: 99 } as never, ...others] };
  expect(refusedBuilds({ ...engines, plinko: figures })).toEqual([
    { kind: 'plinko', modelId: 'low', problem: expect.stringContaining('figures') },
  ]);
  const results: GameEngine = {
    ...plinko,
    begin: (modelId, bet) => plinko.begin(modelId, bet, () => 0),
  };
  expect(refusedBuilds({ ...engines, plinko: results }).map(({ problem }) => problem)).toEqual(
    plinko.models.map(() => expect.stringContaining('other results')),
  );
  const { 'plinko-low': _, ...models } = recordedBuilds.models;
  const builds: GameBuilds = { ...recordedBuilds, models };
  expect(refusedBuilds(engines, { builds })).toEqual([
    { kind: 'plinko', modelId: 'low', problem: expect.stringContaining('no build') },
  ]);
});

test('GM-09 the fairness file has every model with its return and an interval of at most one point', () => {
  const file = fairnessFile(engines);
  expect(v.is(fairness.response, file)).toBe(true);
  expect(file.games).toHaveLength(modelCount);
  for (const { engine, modelId, return: published, simulation } of file.games) {
    const { mean = 0, halfWidth = Infinity } = simulation ?? {};
    expect(2 * halfWidth, `${engine} ${modelId}`).toBeLessThanOrEqual(1);
    expect(Math.abs(mean - published.percent), `${engine} ${modelId}`).toBeLessThanOrEqual(halfWidth + 0.01);
  }
});
