import type { FlagKey } from '@foyer/contract/flags';

/** Every flag of the product with its default (FF-02). `flagList.ts` has their owners and effects, for documents. */
const defaults = {
  languageToggle: true,
  gamification: true,
  appAttribution: true,
  gameCardJackpotTicker: true,
  revampedJackpotTicker: true,
  offlineLobby: true,
  hourlyCost: true,
  searchPhrases: true,
  roundReplay: true,
  dial: true,
} as const satisfies Record<FlagKey, boolean>;

export type FlagName = keyof typeof defaults;
export type Flags = Readonly<Record<FlagName, boolean>>;

const names = Object.keys(defaults) as FlagName[];

export const flagDefaults: Flags = flagsWith({});

/** The defaults, with overrides. */
export function flagsWith(overrides: Partial<Flags>): Flags {
  return Object.fromEntries(names.map((name) => [name, overrides[name] ?? defaults[name]])) as Flags;
}

/**
 * Parses a line such as `gameCardJackpotTicker=off languageToggle=on`.
 * @returns null for an unknown flag or value, so that a typing error does not look like a flag without effect.
 */
export function readFlags(line: string): Partial<Flags> | null {
  const overrides: Partial<Record<FlagName, boolean>> = {};
  for (const entry of line.split(/[\s,]+/).filter(Boolean)) {
    const [name, value, ...rest] = entry.split('=');
    const known = names.find((each) => each === name);
    if (known === undefined || rest.length > 0 || (value !== 'on' && value !== 'off')) return null;
    overrides[known] = value === 'on';
  }
  return overrides;
}

/** Address of the flag service for a browser; contains no personal data. */
export interface FlagService {
  environmentId: string;
  baseUrl: string;
  streamUrl: string;
  eventsUrl: string;
  /** Overrides by configuration. */
  overrides: Partial<Flags>;
}

/**
 * Reads flags of the service. A missing or non-boolean value becomes the default, so that a mistake in the service
 * cannot break a page.
 */
export function readFlagValues(valueOf: (name: FlagName) => unknown, pinned: Partial<Flags>): Flags {
  const known = names.flatMap((name) => {
    const value = pinned[name] ?? valueOf(name);
    return typeof value === 'boolean' ? [[name, value] as const] : [];
  });
  return flagsWith(Object.fromEntries(known));
}

/** Context of an evaluation: only the brand, so that the result is the same for all visitors. */
export function flagContextOf(brandId: string): { kind: string; key: string; anonymous: boolean } {
  return { kind: 'brand', key: brandId, anonymous: true };
}

/** Short text that identifies the flag values, for cache keys. */
export function flagKey(flags: Flags): string {
  return names.map((name) => (flags[name] ? '1' : '0')).join('');
}
