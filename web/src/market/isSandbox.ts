import type { Visit } from './visit.ts';

/** Games that come from this very machine are the sandbox's. */
export function isSandbox({ gamesOrigin }: Pick<Visit, 'gamesOrigin'>): boolean {
  return /^https?:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d+)?$/.test(gamesOrigin);
}
