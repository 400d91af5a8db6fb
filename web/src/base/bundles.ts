/**
 * Files of code that come to the browser together, in the order in which a visit asks for them. Who imports code for later
 * (a block, a start item, words) names one in `bundle`, beside the `import()`. A module comes with the first of them that
 * needs it; what no bundle needs is a file of its own. `web/vite/bundles.ts` reads the names.
 */
export const bundleNames = [
  // What stands on every page, and what takes a page over: also all that the browser entry imports.
  'page',
  // What the first screen of a lobby is made of.
  'lobby',
  // From here on what comes in a visit's first idle moment: what starts then;
  'live',
  // what watches over every visit, and what windows and forms are made of: what the next two share with anything else;
  'windows',
  // what a lobby has ready to be looked at and opened;
  'lobby-later',
  // login and registration;
  'door',
  // what every player has from the login on;
  'player',
  'promotions',
  // what measures, where that is allowed;
  'analytics',
  // and the words of all these, a file for each language.
  'words',
  'player-words',
] as const;

export type BundleName = (typeof bundleNames)[number];

/** Holds `import()`s whose code comes in one bundle. */
export interface Bundled {
  readonly bundle?: BundleName;
}

/** Code that is imported later by who is neither a block nor a start item. */
export type LaterCode = Readonly<Record<string, BundleName | (() => Promise<unknown>)>> & Bundled;
