import type { LaterCode } from '../../base/bundleNames.ts';
import { tileBadgeStore } from '../../domain/game/tileStores.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { dialStore } from '../../ui/dialStore.ts';
import { badgeGames } from './badgePots.ts';

const later = { bundle: 'lobby-later', load: () => import('./badges.browser.ts') } satisfies LaterCode;

/**
 * LB-10: adds badges to the tiles of games that feed a large jackpot, behind their flag. The first response of the jackpots
 * names these games; later responses arrive only while something polls. Calm mode has no badges.
 */
export const jackpotBadgesStart = {
  name: 'jackpot badges',
  when: 'idle' as const,
  start({
    page,
    followFlags,
  }: {
    page: { getState(): { readonly visit: Visit } };
    followFlags: (listener: () => void) => () => void;
  }) {
    let stop: (() => void) | null = null;
    const update = () => {
      const { visit } = page.getState();
      const isWanted = visit.flags.gameCardJackpotTicker && dialStore.getState().step !== 'calm';
      if (isWanted === (stop !== null)) return;
      stop?.();
      stop = isWanted ? addBadges(visit) : null;
    };
    const stops = [followFlags(update), dialStore.subscribe(update), () => stop?.()];
    return () => stops.forEach((end) => end());
  },
};

/** Adds badges to tiles; returns a function that removes them. */
function addBadges(visit: Visit): () => void {
  let isOver = false;
  const stops: (() => void)[] = [];
  const begin = async () => {
    const [{ JackpotBadge, startBadgeBoard, followJackpots }] = await Promise.all([
      later.load(),
      loadLazyMessages(visit.culture, 'jackpots'),
    ]);
    if (isOver) return;
    stops.push(startBadgeBoard(visit.locale));
    const show = () => {
      const games = badgeGames(siteStore.getState().jackpotTicker);
      const before = tileBadgeStore.getState().games;
      // Responses arrive every few seconds and nearly always name the same games.
      if (games.size !== before.size || [...games].some((id) => !before.has(id)))
        tileBadgeStore.setState({ Badge: JackpotBadge, games });
    };
    show();
    stops.push(siteStore.subscribe((site, before) => site.jackpotTicker !== before.jackpotTicker && show()));
    if (siteStore.getState().jackpotTicker.state === 'notRequested') stops.push(followOnce(followJackpots));
    // A login may change the currency, even while nothing polls.
    stops.push(
      playerStore.subscribe(
        (player, before) =>
          player.customerData.currencyIsoCode !== before.customerData.currencyIsoCode &&
          stops.push(followOnce(followJackpots)),
      ),
    );
  };
  begin().catch(() => {
    // Without the code, tiles have no badges.
  });
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    tileBadgeStore.setState({ Badge: null, games: new Set() });
  };
}

/**
 * Polls until the first response, successful or not: a failing service gets no further calls for badges. Returns a
 * function that stops earlier.
 */
function followOnce(follow: () => () => void): () => void {
  const stopFollowing = follow();
  const unsubscribe = siteStore.subscribe((site, before) => site.jackpotTicker !== before.jackpotTicker && stop());
  const stop = () => {
    unsubscribe();
    stopFollowing();
  };
  return stop;
}
