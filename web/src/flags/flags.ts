import type { FlagKey } from '@foyer/contract/flags';

/** A switch: what it does, whose it is, and the value it has while nobody says otherwise. */
interface Flag {
  readonly byDefault: boolean;
  /** Who decides when it is turned, and clears it away when it has served. */
  readonly owner: 'lobby' | 'markets' | 'quests' | 'app';
  readonly does: string;
}

/** Every switch of the product (FF-02). */
export const flagList = {
  languageToggle: {
    byDefault: true,
    owner: 'markets',
    does: 'A stored language preference overrides the market (S4, MK-04).',
  },
  gamification: {
    byDefault: true,
    owner: 'quests',
    does: 'The window for a login streak, where the market celebrates, and the ways to quests; without it both are away, and the toasts remain (QU-04).',
  },
  appAttribution: {
    byDefault: true,
    owner: 'app',
    does: 'The wrapper’s web view is told of what players do, so that its maker knows what their advertising brought; without it only what the wrapper itself needs (AW-04).',
  },
  gameCardJackpotTicker: {
    byDefault: true,
    owner: 'lobby',
    does: 'The tile of a game that feeds a jackpot wears a badge with the jackpot’s figure (LB-10).',
  },
  revampedJackpotTicker: {
    byDefault: true,
    owner: 'lobby',
    does: 'The jackpots stand in a band of four cells; without it, in a plain row of text (LB-10).',
  },
} as const satisfies Record<FlagKey, Flag>;

export type FlagName = keyof typeof flagList;
export type Flags = Readonly<Record<FlagName, boolean>>;

const names = Object.keys(flagList) as FlagName[];

export const flagDefaults: Flags = flagsWith({});

/** The defaults, with some of them turned. */
export function flagsWith(turned: Partial<Flags>): Flags {
  return Object.fromEntries(names.map((name) => [name, turned[name] ?? flagList[name].byDefault])) as Flags;
}

/**
 * Reads a line such as `gameCardJackpotTicker=off languageToggle=on`.
 * @returns null when it names a flag or a value that does not exist: a slip must not look like a switch that does nothing.
 */
export function readFlags(line: string): Partial<Flags> | null {
  const turned: Partial<Record<FlagName, boolean>> = {};
  for (const word of line.split(/[\s,]+/).filter(Boolean)) {
    const [name, value, ...rest] = word.split('=');
    const known = names.find((each) => each === name);
    if (known === undefined || rest.length > 0 || (value !== 'on' && value !== 'off')) return null;
    turned[known] = value === 'on';
  }
  return turned;
}

/** Where a browser finds the flag service; holds nothing of a person. */
export interface FlagService {
  environmentId: string;
  baseUrl: string;
  streamUrl: string;
  eventsUrl: string;
  /** Flags that are turned by configuration, whatever the service says. */
  pinned: Partial<Flags>;
}

/**
 * Flags from what the service holds. A value that is missing or is no boolean is its default: the service is another
 * team's, and a slip there must not take a page apart.
 */
export function readFlagValues(valueOf: (name: FlagName) => unknown, pinned: Partial<Flags>): Flags {
  const known = names.flatMap((name) => {
    const value = pinned[name] ?? valueOf(name);
    return typeof value === 'boolean' ? [[name, value] as const] : [];
  });
  return flagsWith(Object.fromEntries(known));
}

/** Whom the service is asked for: a brand. Nobody is told apart, so the answer is the same for everybody. */
export function flagContextOf(brandId: string): { kind: string; key: string; anonymous: boolean } {
  return { kind: 'brand', key: brandId, anonymous: true };
}

/** A short text that differs wherever flags differ, for keys. */
export function flagMark(flags: Flags): string {
  return names.map((name) => (flags[name] ? '1' : '0')).join('');
}
