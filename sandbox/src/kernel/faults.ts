import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { serviceEndpoints } from '@foyer/contract/serviceEndpoints';
import * as v from 'valibot';
import { faultKinds } from './faultKinds.ts';

const services = ['accounts', 'games', 'content', 'milestones', 'broker', 'promotions', 'campaigns', 'chat'] as const;
/** Fault targets that cover everything on one page origin. */
export const pageTargets = ['gamesPages', 'cashierPages', 'portalPages', 'mediaPages', 'flagPages'] as const;
export type FaultTarget = string;

/** A service, an endpoint of the contract, or the pages of an origin. */
const target = v.picklist(
  [...services, ...pageTargets, ...serviceEndpoints.map(({ name }) => name)],
  'The target is a service, an endpoint, gamesPages, cashierPages, portalPages, mediaPages or flagPages.',
);

export const fault = v.object({
  target,
  kind: v.picklist(faultKinds),
  /** Number of affected calls; if omitted, every call until the fault is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** For `slow` and `slowBody`. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 3000),
  /** Operator's code in the body of `500`, for example 15006. */
  code: v.optional(v.number()),
  /** For `429` and `503`. */
  retryAfterSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
});
export type Fault = v.InferOutput<typeof fault>;

export interface Faults {
  set(fault: Fault): void;
  /** Clears one target, or all targets. */
  clear(target?: FaultTarget): void;
  list(): readonly Fault[];
  /** Returns the fault for this call and counts it down; null without a fault. */
  take(...targets: FaultTarget[]): Fault | null;
}

/** A new fault replaces the previous fault of the same target. */
export function createFaults(): Faults {
  const active = new Map<FaultTarget, Fault>();
  return {
    set: (next) => void active.set(next.target, next),
    clear: (cleared) => (cleared === undefined ? active.clear() : void active.delete(cleared)),
    list: () => [...active.values()],
    take(...targets) {
      const hit = targets.map((name) => active.get(name)).find((found) => found !== undefined);
      if (!hit) return null;
      if (hit.times === 1) active.delete(hit.target);
      else if (hit.times !== undefined) active.set(hit.target, { ...hit, times: hit.times - 1 });
      return hit;
    },
  };
}

export function targetsOf({ name, service }: AnyEndpoint): FaultTarget[] {
  return [name, service];
}
