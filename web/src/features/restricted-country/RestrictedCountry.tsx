import { useEffect, useState } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noticeOf } from './noticeOf.ts';
import type { PlaceNotice } from './noticeOf.ts';
import { usePlayerPlace } from './usePlayerPlace.ts';
import styles from './RestrictedCountry.module.css';

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
      <div className={styles.card}>
        <span className={styles.icon}>
          <Icon name="compass" size={36} />
        </span>
        {notice !== null && <NoticeText notice={notice} />}
        <div className={styles.actions}>
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
          <p className={styles.fact}>{t('restrictedCountry.money')}</p>
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
          <p className={styles.fact}>
            {t(notice.canPlay ? 'restrictedCountry.elsewhere.canPlay' : 'restrictedCountry.elsewhere.possible')}
          </p>
        </>
      );
    case 'unknown':
      return (
        <>
          <p>{t('restrictedCountry.unknown.why')}</p>
          <p className={styles.fact}>{t('restrictedCountry.elsewhere.possible')}</p>
        </>
      );
  }
}
