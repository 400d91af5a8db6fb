import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownValue } from '@foyer/contract/ownValue';
import type { EngineKind, GameEngine } from '../engines/gameEngine.ts';
import { rulesVersionOf } from '../engines/rulesVersion.ts';
import stored from './gameBuilds.json' with { type: 'json' };

/** A version of the rules of a model, with the day of its record. */
export interface RulesChange {
  readonly rulesVersion: string;
  /** Calendar day, for example `2026-11-28`. */
  readonly since: string;
  readonly change: string;
}

/** Builds of games as recorded by `npm run fairness`. */
export interface GameBuilds {
  /** SHA-256 of each source that decides rounds of a kind of game, by path in the folder of the engines. `generator` belongs to every kind. */
  readonly files: Readonly<Record<EngineKind | 'generator', Readonly<Record<string, string>>>>;
  /** By `<kind>-<model>`. */
  readonly models: Readonly<
    Record<string, { readonly buildHash: string; readonly changes: readonly RulesChange[] } | undefined>
  >;
}

export const recordedBuilds: GameBuilds = stored;

/** Name of a model in the record. */
export const buildName = (kind: EngineKind, modelId: string): string => `${kind}-${modelId}`;

const enginesFolder = fileURLToPath(new URL('../engines/', import.meta.url));

/** Returns the SHA-256 of a source; null if it cannot be read. */
export function hashOfSource(path: string, folder: string = enginesFolder): string | null {
  try {
    return createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  } catch {
    return null;
  }
}

/** Digest of the sources that decide a model's rounds, and of its figures. */
export function buildHashOf(
  { kind, models }: Pick<GameEngine, 'kind' | 'models'>,
  modelId: string,
  files: GameBuilds['files'],
): string {
  const digest = createHash('sha256');
  for (const [path, hash] of Object.entries({ ...files.generator, ...ownValue(files, kind) }).toSorted(byName))
    digest.update(`${path} ${hash}\n`);
  digest.update(JSON.stringify(models.find(({ id }) => id === modelId) ?? null));
  return digest.digest('hex');
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** A model that must not be played, because it is not the build that was recorded. */
export interface RefusedBuild {
  readonly kind: EngineKind;
  readonly modelId: string;
  /** What differs: a source, the figures, or the results of rounds with fixed seeds. */
  readonly problem: string;
}

/** Compares the sources on the disk, the figures and the rules of every model with the record. */
export function refusedBuilds(
  engines: Readonly<Record<EngineKind, GameEngine>>,
  { builds = recordedBuilds, folder }: { builds?: GameBuilds; folder?: string } = {},
): RefusedBuild[] {
  const problemOf = (files: Readonly<Record<string, string>>): string | null => {
    const changed = Object.entries(files).find(([path, hash]) => hashOfSource(path, folder) !== hash);
    return changed === undefined ? null : `${changed[0]} differs from the recorded build`;
  };
  const generatorProblem = problemOf(builds.files.generator);
  return Object.values(engines).flatMap((engine) => {
    const sourceProblem = generatorProblem ?? problemOf(ownValue(builds.files, engine.kind) ?? {});
    return engine.models.flatMap(({ id: modelId }) => {
      const problem = sourceProblem ?? modelProblem(engine, modelId, builds);
      return problem === null ? [] : [{ kind: engine.kind, modelId, problem }];
    });
  });
}

function modelProblem(engine: GameEngine, modelId: string, builds: GameBuilds): string | null {
  const recorded = ownValue(builds.models, buildName(engine.kind, modelId));
  if (recorded === undefined) return 'no build of the model is recorded';
  if (recorded.buildHash !== buildHashOf(engine, modelId, builds.files))
    return 'the figures of the model differ from the recorded build';
  return recorded.changes.at(-1)?.rulesVersion === rulesVersionOf(engine, modelId)
    ? null
    : 'rounds with fixed seeds have other results than the recorded rules version';
}
