import { createHash } from 'node:crypto';
import type { EngineKind, GameEngine } from './gameEngine.ts';
import { playChoices } from './playChoices.ts';
import { roundDraw } from './roundDraw.ts';
import { sampleRound } from './sampleRound.ts';

/** Number of rounds that a version covers. */
const sampledRounds = 40;

/** Number of a step that no round reaches: the random source of the player's choices. */
const choiceStep = 1_000_000;

/** Seed of a numbered round. */
const seedOf = (number: number): string => createHash('sha256').update(`rules ${number}`).digest('hex');

const known = new WeakMap<GameEngine, Map<string, string>>();

/**
 * Returns the version of the rules of a model: a digest of its published figures, its pay tables and the results of
 * rounds with fixed seeds. A change of rules, figures or random source changes the version; a change of names or
 * comments does not.
 */
export function rulesVersionOf(engine: GameEngine, modelId: string): string {
  const versions = known.get(engine) ?? new Map<string, string>();
  known.set(engine, versions);
  const found = versions.get(modelId) ?? compute(engine, modelId);
  versions.set(modelId, found);
  return found;
}

function compute(engine: GameEngine, modelId: string): string {
  const digest = createHash('sha256');
  const model = engine.models.find(({ id }) => id === modelId);
  digest.update(JSON.stringify([engine.kind, model, engine.setup(modelId)]));
  for (let number = 0; number < sampledRounds; number++) {
    const seed = seedOf(number);
    const choices = sampleRound(engine, modelId, seed, roundDraw(seed, choiceStep));
    digest.update(JSON.stringify([choices.moves, playChoices(engine, modelId, choices)]));
  }
  return digest.digest('hex').slice(0, 16);
}

/** Versions of every model of every engine. */
export function rulesVersions(
  engines: Readonly<Record<EngineKind, GameEngine>>,
): { engine: EngineKind; modelId: string; rulesVersion: string }[] {
  return Object.values(engines).flatMap((engine) =>
    engine.models.map(({ id: modelId }) => ({
      engine: engine.kind,
      modelId,
      rulesVersion: rulesVersionOf(engine, modelId),
    })),
  );
}
