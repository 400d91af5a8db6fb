import type { FlagName } from './flags.ts';

/** A flag: its effect and its owner. */
interface Flag {
  /** Team that decides its value, and removes the flag when it is no longer needed. */
  readonly owner: 'lobby' | 'markets' | 'quests' | 'app';
  readonly does: string;
  /**
   * Whether an experiment may decide it. Never for a flag that protects a player, that a market's rules concern, or that
   * decides what is stored or sent.
   */
  readonly isTestable: boolean;
}

/** Descriptions of all flags. Browsers never load them. */
export const flagList: Readonly<Record<FlagName, Flag>> = {
  languageToggle: {
    owner: 'markets',
    does: 'Lets a stored language override that of every market (S4, MK-04).',
    isTestable: false,
  },
  gamification: {
    owner: 'quests',
    does: 'Shows the celebration of a login streak, where the market allows it, and the links to quests. Without it only the toasts remain (QU-04).',
    isTestable: false,
  },
  appAttribution: {
    owner: 'app',
    does: 'Sends attribution events to the Android app, which measure the effect of advertising. Without it the app receives only its own messages (AW-04).',
    isTestable: false,
  },
  gameCardJackpotTicker: {
    owner: 'lobby',
    does: 'Shows a badge with the amount on the tile of a game that feeds a jackpot (LB-10).',
    isTestable: true,
  },
  revampedJackpotTicker: {
    owner: 'lobby',
    does: 'Shows the jackpots as a band of four cells. Without it they are a plain row of text (LB-10).',
    isTestable: true,
  },
  offlineLobby: {
    owner: 'lobby',
    does: 'Keeps the last lobby for reading without a connection, with functional consent. Without it the service worker removes itself and everything that it stored.',
    isTestable: false,
  },
  hourlyCost: {
    owner: 'lobby',
    does: 'Shows what an hour of a game costs on average, and the range of nine hours in ten, if the games service has the figures.',
    isTestable: false,
  },
  searchPhrases: {
    owner: 'lobby',
    does: 'Lets the search understand “like Diamond Hour but calm” and “under 20p” as filters. Without it such a text is searched among names (LB-03).',
    isTestable: true,
  },
  roundReplay: {
    owner: 'lobby',
    does: 'Lets the player watch a finished round again beside the numbers of its draw, and copy a link to it for support, if the service has replays (GM-09).',
    isTestable: false,
  },
  dial: {
    owner: 'markets',
    does: 'Shows the dial in the header and in the menu of a game, with its steps between calm mode and the liveliest. Without it calm mode alone can be chosen, in My play and in the menu.',
    isTestable: false,
  },
};
