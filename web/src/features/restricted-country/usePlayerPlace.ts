import type { ResponseBody } from '@foyer/contract/endpoint';
import { useEffect, useState } from 'react';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { locationStore } from '../../services/market/locationStore.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import type { getRestrictedCountry as Call } from './restrictedCountryApi.ts';
import { getRestrictedCountry } from './restrictedCountryApi.ts';

type Facts = ResponseBody<typeof Call>;

/** Interval of the check while the player plays, or waits to be allowed to, in milliseconds. */
const checkIntervalMs = 60_000;

/**
 * Where the player is and what is possible there: at the start, each minute of play, and when the tab is shown again.
 * The open game follows it. A check that fails changes nothing: the services decide about each stake.
 */
export function usePlayerPlace(): { facts: Facts | null; check: () => void } {
  const [facts, setFacts] = useState<Facts | null>(null);
  const [checks, setChecks] = useState(0);
  const check = () => setChecks((count) => count + 1);
  useEffect(() => {
    const abort = new AbortController();
    void createApiClient()
      .call(getRestrictedCountry, {}, { token: currentUserToken(), signal: abort.signal })
      .then((response) => {
        if (abort.signal.aborted || !response.ok) return;
        setFacts(response.value);
        const { play, player } = response.value;
        locationStore.setState({ play: play === 'restricted' ? 'countryRestricted' : (player?.play ?? 'allowed') });
      });
    return () => abort.abort();
  }, [checks]);
  useEffect(() => {
    const checkInPlay = () => {
      const isPlaying = window.location.pathname.startsWith('/game/');
      if (document.visibilityState === 'visible' && (isPlaying || locationStore.getState().play !== 'allowed')) check();
    };
    const timer = window.setInterval(checkInPlay, checkIntervalMs);
    document.addEventListener('visibilitychange', checkInPlay);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', checkInPlay);
      locationStore.setState({ play: 'allowed' });
    };
  }, []);
  return { facts, check };
}
