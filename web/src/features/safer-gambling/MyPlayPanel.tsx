import { limitKinds } from '@foyer/contract/limitKinds';
import type { LimitKind } from '@foyer/contract/limitKinds';
import type { Limit, Protection } from '@foyer/contract/limits';
import type { PortalPage } from '@foyer/contract/portalPages';
import { useEffect } from 'react';
import { BiometricLogin } from '../../domain/account/BiometricLogin.tsx';
import { unknownFigure } from '../../domain/player/playerFigures.ts';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { useOpenPortal } from '../../domain/portal/useOpenPortal.ts';
import { DialChoice } from '../../domain/safer-gambling/DialChoice.tsx';
import { noteReview } from '../../domain/safer-gambling/protection.browser.ts';
import { loadProtection } from '../../domain/safer-gambling/protectionQuery.browser.ts';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, openOverlay } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { BreakForm } from './BreakForm.tsx';
import { LimitRow } from './LimitRow.tsx';
import { RealityCheckInterval } from './RealityCheckInterval.tsx';
import { ReviewInterval } from './ReviewInterval.tsx';
import section from '../../domain/account/section.module.css';
import styles from './MyPlayPanel.module.css';

/** Clock and session time (UK5, UK6), net position by period (UK4), lifetime net deposits (UK3). */
function PlayFigures({ protection }: { protection: Protection | null }) {
  const { t, formats } = useText();
  const figures = usePlayerFigures();
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const open = summary?.openRounds;
  const money = (amount: number | null = null) =>
    protection === null || amount === null ? unknownFigure : formats.money(amount, protection.currencyIsoCode);
  const isAllZero = [
    summary?.netPosition,
    summary?.netPositionToday,
    protection?.netPosition.week,
    protection?.netPosition.month,
  ].every((amount) => amount === 0);
  const shown = [
    [t('saferGambling.time'), figures.time],
    [t('saferGambling.session'), figures.session],
    ...(isAllZero
      ? []
      : ([
          [t('saferGambling.net.session'), figures.net],
          [t('saferGambling.net.today'), figures.netToday],
          [t('saferGambling.net.week'), money(protection?.netPosition.week)],
          [t('saferGambling.net.month'), money(protection?.netPosition.month)],
        ] as const)),
    [t('saferGambling.lifetime'), money(protection?.lifetimeNetDeposits)],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {isAllZero && <p className="t14 muted">{t('saferGambling.net.none', { zero: figures.net })}</p>}
      {summary !== null && open !== undefined && open.rounds > 0 && (
        <p className="t14 muted">
          {t('saferGambling.openRounds', {
            count: open.rounds,
            staked: formats.money(open.staked, summary.currencyIsoCode),
          })}
        </p>
      )}
    </>
  );
}

/** ON2, UK20: help organisations of the player's market by name and number. */
function HelpLines({ offers: { helpLine: ownHelpLine, exclusionScheme } }: { offers: Protection['offers'] }) {
  const { t } = useText();
  const visit = useVisit();
  const helpLine = ownHelpLine ?? visit.helpLine;
  return (
    <section className={section.section}>
      <h3>{t('saferGambling.help')}</h3>
      <p className="t14 muted">{t('saferGambling.help.what')}</p>
      <ul className="stack g8">
        <li className={styles.helpLine}>
          <SiteLink href={helpLine.url}>{helpLine.name}</SiteLink>
          {helpLine.phone !== undefined && (
            <a className={styles.call} href={`tel:${helpLine.phone.replaceAll(/[^\d+]/g, '')}`}>
              {t('saferGambling.help.call', { phone: helpLine.phone })}
            </a>
          )}
        </li>
        {exclusionScheme !== null && (
          <li className={styles.helpLine}>
            <SiteLink href={exclusionScheme.url}>{exclusionScheme.name}</SiteLink>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Time-out and self-exclusion: each is explained before the control that starts it (UK20, MT3). */
function Breaks({ offers }: { offers: Protection['offers'] }) {
  const { t } = useText();
  const { timeOuts, selfExclusions, exclusionScheme, excludedMayWithdraw, otherBrands, returnCoolingOff } = offers;
  // A service that names no cooling-off may not send the balance back either.
  const moneyOfExcluded =
    returnCoolingOff === null ? 'saferGambling.exclusion.money' : 'saferGambling.exclusion.moneyBack';
  return (
    <section className={section.section} id="breaks" tabIndex={-1}>
      <h3>{t('saferGambling.breaks')}</h3>
      <details className={section.fold}>
        <summary>{t('saferGambling.timeOut')}</summary>
        <div>
          <p>{t('saferGambling.timeOut.what')}</p>
          <BreakForm kind="timeOut" periods={timeOuts} otherBrands={[]} />
        </div>
      </details>
      <details className={section.fold}>
        <summary>{t('saferGambling.exclusion')}</summary>
        <div>
          <p>{t(excludedMayWithdraw ? 'saferGambling.exclusion.whatHere' : 'saferGambling.exclusion.what')}</p>
          {returnCoolingOff !== null && <p>{t('saferGambling.exclusion.return', { hours: returnCoolingOff.hours })}</p>}
          {returnCoolingOff?.long && (
            <p>
              {t('saferGambling.exclusion.returnLong', {
                years: returnCoolingOff.long.years,
                days: returnCoolingOff.long.hours / 24,
              })}
            </p>
          )}
          <p>{t(excludedMayWithdraw ? 'saferGambling.exclusion.moneyHere' : moneyOfExcluded)}</p>
          {exclusionScheme !== null && (
            <p>
              <SiteLink href={exclusionScheme.url}>
                {t('saferGambling.exclusion.scheme', { name: exclusionScheme.name })}
              </SiteLink>
            </p>
          )}
          <BreakForm kind="selfExclusion" periods={selfExclusions} otherBrands={otherBrands} />
        </div>
      </details>
    </section>
  );
}

/** The deposit limit comes first and expanded; the other two expand on a press (UK12). */
function LimitList({ protection: { limits, currencyIsoCode, offers } }: { protection: Protection }) {
  const { t } = useText();
  const { locale, brandName } = useVisit();
  const of = (kind: LimitKind) => limits.filter((limit) => limit.kind === kind);
  return (
    <section className={section.section} id="limits">
      <h3>{t('saferGambling.limits')}</h3>
      <p className="t14 muted">{t('saferGambling.limits.rule')}</p>
      {offers.otherBrands.length > 0 && (
        <p className="t14 muted">
          {t('saferGambling.limits.account', {
            brand: brandName,
            brands: new Intl.ListFormat(locale).format(offers.otherBrands),
          })}
        </p>
      )}
      {limitKinds.map((kind) => (
        <details
          key={kind}
          className={section.fold}
          open={kind === 'deposit' || of(kind).some(({ value, waiting }) => value !== null || waiting !== null)}
        >
          <summary>{t(`saferGambling.limit.${kind}`)}</summary>
          <div>
            <p>{t(`saferGambling.limit.${kind}.what`)}</p>
            <LimitRows limits={of(kind)} currencyIsoCode={currencyIsoCode} />
          </div>
        </details>
      ))}
    </section>
  );
}

function LimitRows({ limits, currencyIsoCode }: { limits: readonly Limit[]; currencyIsoCode: string }) {
  return (
    <ul className="stack g8">
      {limits.map((limit) => (
        <li key={limit.period}>
          <LimitRow limit={limit} currencyIsoCode={currencyIsoCode} />
        </li>
      ))}
    </ul>
  );
}

/** Row that opens something else. */
function Action({ icon, name, onPress }: { icon: IconName; name: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={onPress}>
      <Icon name={icon} />
      <span>{name}</span>
      <Icon name="caret-right-bold" size={18} />
    </button>
  );
}

/**
 * All figures and settings of the player's own play, two presses from anywhere (RM-05).
 * @param props.section id of the section to begin with, or null
 */
export default function MyPlayPanel({ section: firstSection }: { section: string | null }) {
  const { t, formats } = useText();
  const { protection, hasFailed, loadedAt } = useStoreValue(protectionStore, (state) => state);
  const openPortalPage = useOpenPortal();
  const visit = useVisit();
  useEffect(() => void loadProtection(), []);
  const isKnown = protection !== null;
  useEffect(() => {
    const element = isKnown && firstSection !== null ? document.getElementById(firstSection) : null;
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [isKnown, firstSection]);
  async function openPortal(page: PortalPage): Promise<void> {
    if (!(await openPortalPage(page))) showToast(t('saferGambling.preferences.failed'), 'error');
  }
  // Opening this panel counts as a review and restarts the interval.
  async function saveReview(months: number): Promise<boolean> {
    const isSaved = await noteReview(months);
    if (!isSaved) showToast(t('saferGambling.failed'), 'error');
    return isSaved;
  }
  return (
    <Dialog isOpen onClose={closeOverlay} title={t('saferGambling.title')} size="panel">
      <div className={styles.panel}>
        <PlayFigures protection={protection} />
        {!isOff(visit, 'history') && (
          <Action
            icon="clock-counter-clockwise"
            name={t('saferGambling.history')}
            onPress={() => openOverlay('history')}
          />
        )}
        {hasFailed && (
          <Notice kind="error">
            {loadedAt === null
              ? t('saferGambling.unknown')
              : t('saferGambling.from', { time: formats.timeOfDay(loadedAt) })}
          </Notice>
        )}
        {protection === null && !hasFailed && <p role="status">{t('site.loading')}</p>}
        {protection !== null && (
          <>
            <LimitList protection={protection} />
            <RealityCheckInterval protection={protection} />
            {protection.offers.reviewMonths !== null && (
              <section className={section.section}>
                <h3>{t('saferGambling.review.title')}</h3>
                <ReviewInterval protection={protection} onChoose={saveReview} />
              </section>
            )}
            <Breaks offers={protection.offers} />
            <HelpLines offers={protection.offers} />
          </>
        )}
        <DialChoice />
        <section className={section.section}>
          <h3>{t('saferGambling.account')}</h3>
          {!isOff(visit, 'passwordChange') && (
            <Action icon="lock" name={t('saferGambling.password.title')} onPress={() => openOverlay('password')} />
          )}
          {!isOff(visit, 'portal') && (
            <>
              <Action
                icon="identification-card"
                name={t('saferGambling.yourData')}
                onPress={() => void openPortal('your-data')}
              />
              <Action
                icon="envelope-simple"
                name={t('saferGambling.preferences')}
                onPress={() => void openPortal('communication-preferences')}
              />
            </>
          )}
        </section>
        {isWrappedApp() && <BiometricLogin />}
        <SiteLink className={styles.action} href={sitePaths.saferGambling} onClick={closeOverlay}>
          <Icon name="shield-check" />
          {t('saferGambling.page')}
          <Icon name="caret-right-bold" size={18} />
        </SiteLink>
      </div>
    </Dialog>
  );
}
