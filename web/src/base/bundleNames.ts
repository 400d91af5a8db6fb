/**
 * Bundles of code, in the order in which a visit requests them. Lazily imported code (a block, a start item, messages)
 * names its bundle in `bundle`, beside the `import()`. A shared module goes into the first bundle that needs it;
 * modules that no bundle needs become files of their own. `web/vite/bundles.ts` reads the names.
 */
export const bundleNames = [
  // Code of every page, including everything that the browser entry imports, and full-page views.
  'page',
  // First screen of a lobby.
  'lobby',
  // First screen of a player's lobby, beside the above.
  'player-lobby',
  // Loaded when the browser is first idle: start items,
  'live',
  // and parts of a lobby that join the page later.
  'lobby-later',
  // Loaded when somebody is about to open them: modules shared by the following two bundles, such as dialogs and forms,
  'windows',
  'search',
  // login and registration.
  'login-and-registration',
  // Start items of players, loaded with the live code for a player and before a login for a visitor.
  'player-start',
  // Loaded in a player's idle time:
  // features of every logged-in player,
  'player',
  'promotions',
  // analytics, if consent allows it,
  'analytics',
  // and messages of all these, a file for each language.
  'messages',
  'login-and-registration-messages',
  'player-messages',
] as const;

export type BundleName = (typeof bundleNames)[number];

/** Groups `import()`s whose code belongs to one bundle. */
export interface Bundled {
  readonly bundle?: BundleName;
}

/** Lazily imported code that belongs to neither a block nor a start item. */
export type LaterCode = Readonly<Record<string, BundleName | (() => Promise<unknown>)>> & Bundled;
