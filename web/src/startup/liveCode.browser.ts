import type { LaterCode } from '../base/bundles.ts';

/** Brings everything of `liveStartList`: what a page needs once it talks to the server, and a first paint does not. */
export const liveCode = { bundle: 'live', load: () => import('./startLive.browser.ts') } satisfies LaterCode;
