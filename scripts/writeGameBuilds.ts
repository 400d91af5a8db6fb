import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { engines } from '../games/src/engines/engines.ts';
import type { EngineKind } from '../games/src/engines/gameEngine.ts';
import { rulesVersionOf } from '../games/src/engines/rulesVersion.ts';
import {
  buildHashOf,
  buildName,
  hashOfSource,
  recordedBuilds,
  type GameBuilds,
} from '../games/src/fairness/gameBuild.ts';
import { importsOfFile } from './importsOfFile.ts';
import { projectRoot } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';

const enginesFolder = 'games/src/engines';
const buildsFile = 'games/src/fairness/gameBuilds.json';

/** First source of each part of the record. */
const entryFiles: Readonly<Record<EngineKind | 'generator', string>> = {
  generator: 'roundDraw.ts',
  slot: 'slot/slotEngine.ts',
  blackjack: 'blackjack/blackjackEngine.ts',
  roulette: 'roulette/rouletteEngine.ts',
  videoPoker: 'video-poker/videoPokerEngine.ts',
  scratchCard: 'scratch-card/scratchCardEngine.ts',
  plinko: 'plinko/plinkoEngine.ts',
};

/** Returns the sources in the engines' folder that run with `entry`, by path in that folder. */
function decidingSources(entry: string): string[] {
  const found = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || path.startsWith('../')) continue;
    found.add(path);
    for (const { specifier, when } of importsOfFile(path, readFileSync(join(projectRoot, enginesFolder, path), 'utf8')))
      if (when !== 'types' && specifier.startsWith('.')) waiting.push(posix.join(posix.dirname(path), specifier));
  }
  return [...found].toSorted();
}

/** Hashes the sources that decide rounds, as they are on the disk. */
export function currentFiles(): GameBuilds['files'] {
  const hashed = (entry: string) =>
    Object.fromEntries(decidingSources(entry).map((path) => [path, hashOfSource(path) ?? '']));
  return {
    generator: hashed(entryFiles.generator),
    slot: hashed(entryFiles.slot),
    blackjack: hashed(entryFiles.blackjack),
    roulette: hashed(entryFiles.roulette),
    videoPoker: hashed(entryFiles.videoPoker),
    scratchCard: hashed(entryFiles.scratchCard),
    plinko: hashed(entryFiles.plinko),
  };
}

/**
 * Records the present builds of all games.
 * @param change description of what changed, required if a rules version differs from the recorded one
 * @param today calendar day of new versions
 */
export function recordBuilds(
  earlier: GameBuilds,
  { change, today }: { change: string | undefined; today: string },
): { builds: GameBuilds } | { problem: string } {
  const files = currentFiles();
  const models: Record<string, NonNullable<GameBuilds['models'][string]>> = {};
  for (const engine of Object.values(engines)) {
    for (const { id } of engine.models) {
      const name = buildName(engine.kind, id);
      const rulesVersion = rulesVersionOf(engine, id);
      const changes = earlier.models[name]?.changes ?? [];
      const isKnown = changes.at(-1)?.rulesVersion === rulesVersion;
      if (!isKnown && change === undefined)
        return { problem: `The rules of ${name} changed. Say what changed: npm run fairness -- --change "…"` };
      models[name] = {
        buildHash: buildHashOf(engine, id, files),
        changes: isKnown ? changes : [...changes, { rulesVersion, since: today, change: change ?? '' }],
      };
    }
  }
  return { builds: { files, models } };
}

/** Writes the record of game builds, which the sandbox compares with its sources when it starts. */
export function main({ values }: Pick<CommandLine, 'values'>): number {
  const { change } = values;
  const text = typeof change === 'string' && change.trim() !== '' ? change.trim() : undefined;
  const recorded = recordBuilds(recordedBuilds, { change: text, today: new Date().toISOString().slice(0, 10) });
  if ('problem' in recorded) {
    process.stderr.write(`${recorded.problem}\n`);
    return 1;
  }
  writeFileSync(join(projectRoot, buildsFile), `${JSON.stringify(recorded.builds, null, 2)}\n`);
  process.stdout.write(`${buildsFile} holds ${Object.keys(recorded.builds.models).length} builds.\n`);
  return 0;
}
