import { useEffect } from 'react';
import { openPortalPage } from '../../domain/portal/openPortalPage.browser.ts';
import { loadProtection, noteReview } from '../../domain/protection/protection.browser.ts';
import { protectionStore } from '../../domain/protection/protectionStore.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay, openOverlay } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { BiometricLogin } from './BiometricLogin.tsx';
import { Breaks } from './Breaks.tsx';
import { HelpLines } from './HelpLines.tsx';
import { LimitList } from './LimitList.tsx';
import { PlayFigures } from './PlayFigures.tsx';
import { ReminderChoice } from './ReminderChoice.tsx';
import { ReviewChoice } from './ReviewChoice.tsx';
import styles from './MyPlayPanel.module.css';
import section from './section.module.css';

/** Everything a player may see and set about their own play, two presses from anywhere (RM-05). */
export default function MyPlayPanel() {
  const { t } = useText();
  const { protection, hasFailed } = useStoreValue(protectionStore, (state) => state);
  const { portalOrigin } = useVisit();
  useEffect(() => void loadProtection(), []);
  async function openPreferences(): Promise<void> {
    if (!(await openPortalPage('communication-preferences', portalOrigin)))
      showToast(t('care.preferences.failed'), 'error');
  }
  // Who is here looks over their account; the time until the next review begins anew.
  async function saveReview(months: number): Promise<void> {
    if (!(await noteReview(months))) showToast(t('care.failed'), 'error');
  }
  return (
    <Dialog isOpen onClose={closeOverlay} title={t('care.title')} size="panel">
      <div className={styles.panel}>
        <PlayFigures protection={protection} />
        <button type="button" className={styles.way} onClick={() => openOverlay('history')}>
          <Icon name="clock-counter-clockwise" />
          {t('care.history')}
          <Icon name="caret-right-bold" size={18} />
        </button>
        <button type="button" className={styles.way} onClick={() => void openPreferences()}>
          <Icon name="envelope-simple" />
          {t('care.preferences')}
          <Icon name="caret-right-bold" size={18} />
        </button>
        <button type="button" className={styles.way} onClick={() => openOverlay('password')}>
          <Icon name="lock" />
          {t('care.password.title')}
          <Icon name="caret-right-bold" size={18} />
        </button>
        {hasFailed && <Notice kind="error">{t('care.unknown')}</Notice>}
        {protection !== null && (
          <>
            <LimitList protection={protection} />
            <ReminderChoice protection={protection} />
            {protection.offers.reviewMonths !== null && (
              <section className={section.section}>
                <h3>{t('care.review.title')}</h3>
                <ReviewChoice protection={protection} onChoose={saveReview} />
              </section>
            )}
            <Breaks offers={protection.offers} />
            <HelpLines offers={protection.offers} />
          </>
        )}
        {isWrappedApp() && <BiometricLogin />}
        <SiteLink className={styles.way} href={sitePaths.saferGambling} onClick={closeOverlay}>
          <Icon name="shield-check" />
          {t('care.page')}
          <Icon name="caret-right-bold" size={18} />
        </SiteLink>
      </div>
    </Dialog>
  );
}
