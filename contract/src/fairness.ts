import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const rulesVersion = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** What a laboratory needs to identify and examine each game (GM-09). */
export const fairnessFile = v.object({
  format: v.literal(1),
  /** The random source of all games, in words. */
  generator: v.string(),
  /** SHA-256 of every source that decides rounds. `part`: `generator`, or the kind of game that the source belongs to. */
  files: v.array(v.object({ part: v.string(), path: v.string(), sha256 })),
  games: v.array(
    v.object({
      engine: v.string(),
      modelId: v.string(),
      /** Digest of the game's sources and figures. A game with another digest is not served. */
      buildHash: sha256,
      /** Changes with the rules, the pay tables and the random source. Records of rounds name it. */
      rulesVersion,
      return: v.object({
        /** Published return to player in per cent. */
        percent: v.pipe(v.number(), v.minValue(0)),
        /** `exact`: computed from the probabilities of all results. */
        method: v.picklist(['exact', 'simulated']),
        /** What the return counts, in words. */
        basis: v.string(),
      }),
      /** Rounds with the seed that repeats them; the interval is `mean` plus or minus `halfWidth`. */
      simulation: v.optional(
        v.object({
          rounds: v.pipe(v.number(), v.integer(), v.minValue(1)),
          seed: v.number(),
          mean: v.pipe(v.number(), v.minValue(0)),
          halfWidth: v.pipe(v.number(), v.minValue(0)),
          confidencePercent: v.number(),
        }),
      ),
      /** Versions of the rules, oldest first. The last one is in use. */
      changes: v.pipe(
        v.array(v.object({ rulesVersion, since: v.pipe(v.string(), v.isoDate()), change: v.string() })),
        v.minLength(1),
      ),
    }),
  ),
});
export type FairnessFile = v.InferOutput<typeof fairnessFile>;

/** Public, so that a laboratory reads it without an account. */
export const fairness = endpoint({
  name: 'fairness',
  service: 'games',
  method: 'GET',
  path: '/fairness',
  response: fairnessFile,
});
