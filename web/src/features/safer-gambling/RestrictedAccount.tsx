import type { Restriction } from '@foyer/contract/accounts';
import { useState } from 'react';
import { loadExclusionSection } from '../../domain/safer-gambling/loadExclusionSection.browser.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { loadAccountDetails } from '../../services/session/accountDetails.browser.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { dateTimeFormat } from './dateTimeFormat.ts';
import status from '../../ui/statusCard.module.css';
import styles from './RestrictedAccount.module.css';

/**
 * Full page of a restricted player: what is closed, until when, how to withdraw, and where to find help. Offers no play
 * (UK20, ON4, MT5).
 */
export default function RestrictedAccount() {
  const { t } = useText();
  const visit = useVisit();
  const { locale, helpLine } = visit;
  const restriction = useStoreValue(playerStore, (player) => player.restriction);
  const until = restriction?.until ?? null;
  const isUnderReview = restriction?.kind === 'underReview';
  // The section below states the time of a requested return, which the player may withdraw there.
  const isReturning = Boolean(restriction?.opensAt);
  const hasSection = restriction?.kind === 'selfExclusion' && !isOff(visit, 'exclusionReturn');
  const ExclusionSection = useLoadedView(
    hasSection,
    () => loadExclusionSection(visit.culture),
    () => showToast(t('errors.general'), 'error'),
  );
  return (
    <section className={`${status.card} ${styles.card}`}>
      <div className={status.ring}>
        <Icon name="lock" size={36} />
      </div>
      <h1>{t(`saferGambling.restricted.${headingOf(restriction)}`)}</h1>
      {restriction?.mayRequestReturn === true && <p className={styles.until}>{t('saferGambling.restricted.over')}</p>}
      {until !== null && !isReturning && (
        <p className={styles.until}>
          {t('saferGambling.restricted.until', { until: dateTimeFormat(locale).format(Date.parse(until)) })}
        </p>
      )}
      <p>{t(isUnderReview ? 'saferGambling.restricted.review' : 'saferGambling.restricted.what')}</p>
      {isUnderReview && <ReviewStatus />}
      <p>{t(mayWithdraw(restriction) ? 'saferGambling.restricted.money' : 'saferGambling.restricted.moneySupport')}</p>
      <div className={status.actions}>
        {mayWithdraw(restriction) && (
          <Button
            variant="outline"
            icon="arrow-up"
            onClick={() => siteStore.setState({ bankingModal: { show: true, view: 'withdraw' } })}
          >
            {t('saferGambling.restricted.withdraw')}
          </Button>
        )}
        {!isOff(visit, 'history') && (
          <Button variant="outline" icon="clock-counter-clockwise" onClick={() => openOverlay('history')}>
            {t('saferGambling.restricted.history')}
          </Button>
        )}
        <ButtonLink variant="outline" href={sitePaths.help}>
          {t('saferGambling.restricted.support')}
        </ButtonLink>
      </div>
      {hasSection && ExclusionSection !== null && <ExclusionSection returnToken={null} />}
      <p className={styles.help}>
        {t('saferGambling.restricted.help')} <SiteLink href={helpLine.url}>{helpLine.name}</SiteLink>
        <span translate="no">{helpLine.phone === undefined ? '' : ` ${helpLine.phone}`}</span> ·{' '}
        <SiteLink href={sitePaths.saferGambling}>{t('site.saferGambling')}</SiteLink>
      </p>
    </section>
  );
}

/** Asks whether the check of the player's details has ended; the page reloads when it has. */
function ReviewStatus() {
  const { t } = useText();
  const [state, setState] = useState<'idle' | 'busy' | 'checked' | 'failed'>('idle');
  async function checkAgain(): Promise<void> {
    setState('busy');
    const details = await loadAccountDetails({ force: true });
    setState(details === null ? 'failed' : 'checked');
  }
  const message = state === 'checked' ? 'stillReviewed' : state === 'failed' ? 'notChecked' : null;
  return (
    <>
      <p role="status">{message !== null && t(`saferGambling.restricted.${message}`)}</p>
      <Button variant="outline" isBusy={state === 'busy'} onClick={() => void checkAgain()}>
        {t('saferGambling.restricted.checkAgain')}
      </Button>
    </>
  );
}

/** Returns the general heading on the server and until the account is known. */
function headingOf(restriction: Restriction | null): Restriction['kind'] | 'general' {
  return restriction?.kind ?? 'general';
}

/** The cashier pays nothing out to a blacklisted account; support decides. */
function mayWithdraw(restriction: Restriction | null): boolean {
  return restriction !== null && restriction.kind !== 'blacklisted';
}
