import type { FlagKey } from '@foyer/contract/flags';

/** A flag: its effect, its owner, and its default. */
interface Flag {
  readonly byDefault: boolean;
  /** Team that decides its value, and removes the flag when it is no longer needed. */
  readonly owner: 'lobby' | 'markets' | 'quests' | 'app';
  readonly does: string;
}

/** Every flag of the product (FF-02). */
export const flagList = {
  languageToggle: {
    byDefault: true,
    owner: 'markets',
    does: 'Lets a stored language override that of every market (S4, MK-04).',
  },
  gamification: {
    byDefault: true,
    owner: 'quests',
    does: 'Shows the celebration of a login streak, where the market allows it, and the links to quests. Without it only the toasts remain (QU-04).',
  },
  appAttribution: {
    byDefault: true,
    owner: 'app',
    does: 'Sends attribution events to the Android app, which measure the effect of advertising. Without it the app receives only its own messages (AW-04).',
  },
  gameCardJackpotTicker: {
    byDefault: true,
    owner: 'lobby',
    does: 'Shows a badge with the amount on the tile of a game that feeds a jackpot (LB-10).',
  },
  revampedJackpotTicker: {
    byDefault: true,
    owner: 'lobby',
    does: 'Shows the jackpots as a band of four cells. Without it they are a plain row of text (LB-10).',
  },
  offlineLobby: {
    byDefault: true,
    owner: 'lobby',
    does: 'Keeps the last lobby for reading without a connection, with functional consent. Without it the service worker removes itself and everything that it stored.',
  },
} as const satisfies Record<FlagKey, Flag>;

export type FlagName = keyof typeof flagList;
export type Flags = Readonly<Record<FlagName, boolean>>;

const names = Object.keys(flagList) as FlagName[];

export const flagDefaults: Flags = flagsWith({});

/** The defaults, with overrides. */
export function flagsWith(overrides: Partial<Flags>): Flags {
  return Object.fromEntries(names.map((name) => [name, overrides[name] ?? flagList[name].byDefault])) as Flags;
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
