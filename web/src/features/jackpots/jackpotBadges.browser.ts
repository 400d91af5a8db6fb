import type { LaterCode } from '../../base/bundles.ts';
import { tileBadgeStore } from '../../domain/game/tileBadge.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import type { Visit } from '../../market/visit.ts';

const later = {
  bundle: 'lobby-later',
  badge: () => import('./JackpotBadge.tsx'),
  board: () => import('./badgeBoard.browser.ts'),
  poll: () => import('./jackpotPoll.browser.ts'),
} satisfies LaterCode;

/**
 * LB-10: badges on the tiles of games that feed a jackpot, behind their flag. Which games those are comes with the
 * amounts, which are asked for once; further answers come while somebody follows them.
 */
export const jackpotBadgesStart = {
  name: 'jackpot badges',
  when: 'idle' as const,
  start({ followFlags }: { followFlags: (listener: (visit: Visit) => void) => () => void }) {
    let stop: (() => void) | null = null;
    const stopFollowing = followFlags((visit) => {
      if (visit.flags.gameCardJackpotTicker === (stop !== null)) return;
      stop?.();
      stop = visit.flags.gameCardJackpotTicker ? wearBadges(visit) : null;
    });
    return () => {
      stopFollowing();
      stop?.();
    };
  },
};

/** Gives the tiles their badges; returns how to take them away. */
function wearBadges(visit: Visit): () => void {
  let isOver = false;
  const stops: (() => void)[] = [];
  const begin = async () => {
    const [{ JackpotBadge }, { startBadgeBoard }, { followJackpots }] = await Promise.all([
      later.badge(),
      later.board(),
      later.poll(),
      loadLazyMessages(visit.culture, 'jackpots'),
    ]);
    if (isOver) return;
    stops.push(startBadgeBoard({ locale: visit.locale, follow: followJackpots }));
    const show = () => {
      const { lists } = siteStore.getState().jackpotTicker;
      const games = new Set(Object.values(lists).flat());
      const before = tileBadgeStore.getState().games;
      // Answers come every few seconds, and the games are nearly always the same ones.
      if (games.size !== before.size || [...games].some((id) => !before.has(id)))
        tileBadgeStore.setState({ Badge: JackpotBadge, games });
    };
    show();
    stops.push(siteStore.subscribe((site, before) => site.jackpotTicker !== before.jackpotTicker && show()));
    if (siteStore.getState().jackpotTicker.state === 'unasked') stops.push(followOnce(followJackpots));
    // Who logs in may be told other money, also where nobody follows.
    stops.push(
      playerStore.subscribe(
        (player, before) =>
          player.customerData.currencyIsoCode !== before.customerData.currencyIsoCode &&
          stops.push(followOnce(followJackpots)),
      ),
    );
  };
  begin().catch(() => {
    // Code that cannot be fetched leaves the tiles without badges.
  });
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    tileBadgeStore.setState({ Badge: null, games: new Set() });
  };
}

/** Follows until there is an answer, whatever it says: a service that fails is not worth more of everybody's calls. Returns how to stop before that. */
function followOnce(follow: () => () => void): () => void {
  const stopFollowing = follow();
  const unsubscribe = siteStore.subscribe((site, before) => site.jackpotTicker !== before.jackpotTicker && stop());
  const stop = () => {
    unsubscribe();
    stopFollowing();
  };
  return stop;
}
