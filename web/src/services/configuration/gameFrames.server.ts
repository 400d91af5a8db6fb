import { readFileSync } from 'node:fs';
import { expectationOf } from '@foyer/contract/problemOf';
import * as v from 'valibot';
import { gameFrameStyle } from './gameFrameStyle.ts';
import type { GameFrameStyle } from './gameFrameStyle.ts';

/** Frame styles by name. */
export type GameFrameStyles = ReadonlyMap<string, GameFrameStyle>;

const file = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)), gameFrameStyle),
  v.check(
    (styles) =>
      Object.values(styles).every(
        ({ ready, messages }) => ready === 'load' || Object.values(messages?.events ?? {}).includes('ready'),
      ),
    'has a style that is ready by a message and names no such message',
  ),
);

/** Value of `GAME_FRAMES_FILE`: path of a JSON file, which is read at the start. */
export const gameFramesFile = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): GameFrameStyles => {
    try {
      const read = v.safeParse(file, JSON.parse(readFileSync(dataset.value, 'utf8')));
      if (read.success) return new Map(Object.entries(read.output));
      const [issue] = read.issues;
      addIssue({ message: `${v.getDotPath(issue) ?? 'the file'} ${expectationOf(issue)}` });
    } catch {
      addIssue({ message: 'names no file with JSON' });
    }
    return NEVER;
  }),
);

/** @throws a sentence when a style is for an origin that pages do not frame */
export function withinOrigins(styles: GameFrameStyles | undefined, gamesOrigins: readonly string[]): GameFrameStyles {
  for (const [name, { origins }] of styles ?? [])
    for (const origin of origins)
      if (!gamesOrigins.includes(origin))
        throw new Error(`GAME_FRAMES_FILE names ${origin} for ${name}, which GAMES_ORIGIN lacks.`);
  return styles ?? new Map<string, GameFrameStyle>();
}

/** Every origin of a style: pages may post forms to it. */
export function frameOrigins(styles: GameFrameStyles): readonly string[] {
  return [...new Set([...styles.values()].flatMap(({ origins }) => origins))];
}
