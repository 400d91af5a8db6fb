import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { flagList } from './flagList.ts';
import { flagDefaults } from './flags.ts';
import type { FlagName, Flags } from './flags.ts';

/** Number of buckets of visitors. A visitor's bucket is one of `0` to `99`, so a share is a whole percentage. */
const experimentBuckets = 100;
/** Maximum number of experiments at the same time. */
const maxExperiments = 3;
/** Maximum number of different assignments, each of which is a page of its own in every cache. */
const maxAssignments = 9;

type Variant = 'on' | 'off';

/** An experiment: a flag that is on for a share of visitors and off for another. */
interface Experiment {
  name: string;
  flag: FlagName;
  /** Per cent of the buckets by value of the flag. All other buckets are outside the experiment. */
  shares: Readonly<Record<Variant, number>>;
}

/**
 * Configured experiments by bucket. An assignment is a text such as `jackpotBand:on/words:off`: what the edge states, what
 * the key of a page names, and what events report. It is empty for visitors without a bucket or outside all experiments.
 */
export interface ExperimentPlan {
  /** Assignment by the text of a bucket, for the buckets that have one. */
  assignments: ReadonlyMap<string, string>;
  /** Flags that each assignment decides. */
  flags: ReadonlyMap<string, Partial<Flags>>;
}

/**
 * Parses texts such as `jackpotBand revampedJackpotTicker on=50 off=50`, separated by semicolons.
 * @returns null for a mistake, and for a flag that no experiment may decide
 */
function parseExperiments(text: string): readonly Experiment[] | null {
  const experiments: Experiment[] = [];
  for (const part of text.split(';')) {
    const [name, flag, ...given] = part.split(/\s+/).filter(Boolean);
    if (name === undefined) continue;
    const known = (Object.keys(flagDefaults) as FlagName[]).find((each) => each === flag);
    const shares = sharesOf(given);
    if (!/^[A-Za-z][A-Za-z0-9-]{0,19}$/.test(name) || known === undefined || shares === null) return null;
    if (!flagList[known].isTestable) return null;
    if (experiments.some((one) => one.name === name || one.flag === known)) return null;
    experiments.push({ name, flag: known, shares });
  }
  return experiments.length > maxExperiments ? null : experiments;
}

function sharesOf(given: readonly string[]): Experiment['shares'] | null {
  const shares = { on: 0, off: 0 };
  for (const one of given) {
    const [, variant, share] = /^(on|off)=([1-9]\d?|100)$/.exec(one) ?? [];
    if ((variant !== 'on' && variant !== 'off') || shares[variant] !== 0) return null;
    shares[variant] = Number(share);
  }
  return shares.on > 0 && shares.off > 0 && shares.on + shares.off <= experimentBuckets ? shares : null;
}

/**
 * Puts the buckets into an order that depends on the experiment's name alone: `on` takes the first ones, and `off` the
 * last ones. So shares are exact, two experiments are independent, and a share that grows keeps its visitors.
 */
function variantsByBucket({ name, shares }: Experiment): ReadonlyMap<number, Variant> {
  const order = Array.from({ length: experimentBuckets }, (_, bucket) => bucket)
    .map((bucket) => ({ bucket, digest: createHash('sha256').update(`${name} ${bucket}`).digest('hex') }))
    .toSorted((one, other) => (one.digest < other.digest ? -1 : 1));
  const found = new Map<number, Variant>();
  for (const { bucket } of order.slice(0, shares.on)) found.set(bucket, 'on');
  for (const { bucket } of order.slice(experimentBuckets - shares.off)) found.set(bucket, 'off');
  return found;
}

function planOf(experiments: readonly Experiment[]): ExperimentPlan {
  const decided = experiments.map((experiment) => ({ ...experiment, variants: variantsByBucket(experiment) }));
  const assignments = new Map<string, string>();
  const flags = new Map<string, Partial<Flags>>();
  for (let bucket = 0; bucket < experimentBuckets; bucket += 1) {
    const parts = decided.flatMap((one) => {
      const variant = one.variants.get(bucket);
      return variant === undefined ? [] : [{ ...one, variant }];
    });
    if (parts.length === 0) continue;
    const assignment = parts.map(({ name, variant }) => `${name}:${variant}`).join('/');
    assignments.set(String(bucket), assignment);
    flags.set(assignment, Object.fromEntries(parts.map(({ flag, variant }) => [flag, variant === 'on'])));
  }
  return { assignments, flags };
}

/** Reads experiments from a text; null for none. */
export const experimentPlan = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): ExperimentPlan | null => {
    const experiments = parseExperiments(dataset.value);
    const plan = experiments && planOf(experiments);
    if (plan === null || plan.flags.size > maxAssignments) {
      addIssue({
        message: `is not a list of up to ${maxExperiments} experiments with up to ${maxAssignments} different assignments, as in \`jackpotBand revampedJackpotTicker on=50 off=50\`, each with a flag of its own that docs/flags.md allows in experiments`,
      });
      return NEVER;
    }
    return plan.flags.size === 0 ? null : plan;
  }),
);

/**
 * Returns the plan.
 * @throws for a flag that is pinned for the whole process as well, which would end the experiment unnoticed
 */
export function checkedExperiments(plan: ExperimentPlan | null, pinned: Partial<Flags>): ExperimentPlan | null {
  const decided = new Set([...(plan?.flags.values() ?? [])].flatMap((flags) => Object.keys(flags)));
  const both = Object.keys(pinned).filter((flag) => decided.has(flag));
  if (both.length === 0) return plan;
  throw new Error(
    `The variable EXPERIMENTS cannot be read: FLAGS or CAPABILITIES_OFF decides ${both.join(', ')} for everybody.`,
  );
}

/**
 * Creates a function that adds the flags of an assignment to those of the flag service. Equal arguments give the same
 * object, because visits and keys of pages are memoized by it.
 */
export function createAssignedFlags(plan: ExperimentPlan | null): (flags: Flags, assignment: string) => Flags {
  const assigned = new WeakMap<Flags, Map<string, Flags>>();
  return (flags, assignment) => {
    const decided = plan?.flags.get(assignment);
    if (decided === undefined) return flags;
    let known = assigned.get(flags);
    if (known === undefined) assigned.set(flags, (known = new Map()));
    let changed = known.get(assignment);
    if (changed === undefined) known.set(assignment, (changed = { ...flags, ...decided }));
    return changed;
  };
}
