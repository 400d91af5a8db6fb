import type { ResponseBody } from '@foyer/contract/endpoint';
import { useEffect, useState } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { locationStore } from '../../services/market/locationStore.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noticeOf } from './noticeOf.ts';
import type { PlaceNotice } from './noticeOf.ts';
import type { getRestrictedCountry as Call } from './restrictedCountryApi.ts';
import { getRestrictedCountry } from './restrictedCountryApi.ts';
import status from '../../ui/statusCard.module.css';

/**
 * Informs a player in a place where play is not allowed (MK-11), or that belongs to another market than the account,
 * once per page load and place, with what remains possible.
 */
export default function RestrictedCountry() {
  const { t } = useText();
  const { locale } = useVisit();
  const { facts, check } = usePlayerPlace();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = useQueuedOverlay('restrictedCountry', isOpen, 'regulator');
  const notice =
    facts && noticeOf(facts, (country) => new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country);
  const subject = notice === null ? null : JSON.stringify(notice);
  useEffect(() => {
    setIsOpen(subject !== null);
    if (subject !== null) trackInteraction({ area: 'restrictedCountry', action: 'shown' });
  }, [subject]);
  const end = (action: 'withdraw' | 'support' | 'close') => {
    trackInteraction({ area: 'restrictedCountry', action });
    setIsOpen(false);
  };
  return (
    <Dialog
      isOpen={isShown && notice !== null}
      onClose={() => end('close')}
      title={
        notice?.kind === 'elsewhere'
          ? t('restrictedCountry.elsewhere.title', { place: notice.place })
          : t(notice?.kind === 'unknown' ? 'restrictedCountry.unknown.title' : 'restrictedCountry.title')
      }
      isSheet
    >
      <div className="stack g12">
        <span className={status.icon}>
          <Icon name="compass" size={36} />
        </span>
        {notice !== null && <NoticeText notice={notice} />}
        <div className={status.choices}>
          <Button
            variant="outline"
            onClick={() => {
              end('withdraw');
              siteStore.setState({ bankingModal: { show: true, view: 'withdraw' } });
            }}
          >
            {t('restrictedCountry.withdraw')}
          </Button>
          <ButtonLink variant="outline" href={sitePaths.help} onClick={() => end('support')}>
            {t('restrictedCountry.support')}
          </ButtonLink>
          {notice !== null && notice.kind !== 'restricted' && (
            <Button variant="outline" onClick={check}>
              {t('restrictedCountry.checkAgain')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function NoticeText({ notice }: { notice: PlaceNotice }) {
  const { t } = useText();
  switch (notice.kind) {
    case 'restricted':
      return (
        <>
          <p>{t('restrictedCountry.where', { country: notice.country })}</p>
          <p className="muted">{t('restrictedCountry.money')}</p>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p>
            {notice.home === null
              ? t('restrictedCountry.elsewhere.otherHome')
              : t('restrictedCountry.elsewhere.home', { home: notice.home })}
          </p>
          <p className="muted">
            {t(notice.canPlay ? 'restrictedCountry.elsewhere.canPlay' : 'restrictedCountry.elsewhere.possible')}
          </p>
        </>
      );
    case 'unknown':
      return (
        <>
          <p>{t('restrictedCountry.unknown.why')}</p>
          <p className="muted">{t('restrictedCountry.elsewhere.possible')}</p>
        </>
      );
  }
}

type Facts = ResponseBody<typeof Call>;

/** Interval of the check while the player plays, or waits to be allowed to, in milliseconds. */
const checkIntervalMs = 60_000;

/**
 * Where the player is and what is possible there: at the start, each minute of play, and when the tab is shown again.
 * The open game follows it. A check that fails changes nothing: the services decide about each stake.
 */
function usePlayerPlace(): { facts: Facts | null; check: () => void } {
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
