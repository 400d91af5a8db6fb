import { useEffect, useState, useSyncExternalStore } from 'react';
import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { consentChoice, followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { shouldOffer } from './shouldOffer.ts';
import styles from './AppDownloadPrompt.module.css';

export interface AppDownloadProperties {
  heading: string;
  text: string;
  action: string;
  url: string;
}

/** Returns when the band was closed: in this tab or, with functional consent, in this browser. */
function storedCloseTime(): string | null {
  return (
    tabStorage.get(storedKeys.appBandClosed) ??
    (isAllowed('C0003') ? persistentStorage.get(persistentKeys.appBandClosed) : null)
  );
}

/** Stores the time. It outlives the session only with functional consent (CO-01). */
function storeCloseTime(now: number): void {
  tabStorage.set(storedKeys.appBandClosed, String(now));
  if (isAllowed('C0003')) persistentStorage.set(persistentKeys.appBandClosed, String(now));
}

/**
 * UI-03: offers the operator's Android app when editors name one, after the cookie choice. The band covers no content.
 * Closing hides it for `cooldownMs`.
 */
export default function AppDownloadPrompt({ heading, text, action, url }: AppDownloadProperties) {
  const { t } = useText();
  const { device } = useVisit();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    setIsWanted(
      shouldOffer(
        { userAgent: navigator.userAgent, device, isWrapped: isWrappedApp(), closedAt: storedCloseTime() },
        Date.now(),
      ),
    );
  }, [device]);
  // The cookie card has the same place on the screen.
  const hasCookieChoice = useSyncExternalStore(
    followConsent,
    () => consentChoice() !== null,
    () => false,
  );
  const isShown = useQueuedOverlay('appDownload', isWanted && hasCookieChoice, 'marketing');
  useEffect(() => {
    if (isShown) trackInteraction({ area: 'appDownload', action: 'shown' });
  }, [isShown]);
  if (!isShown) return null;
  const leave = (how: 'press' | 'close') => () => {
    trackInteraction({ area: 'appDownload', action: how });
    storeCloseTime(Date.now());
    setIsWanted(false);
  };
  return (
    <aside className={styles.band} aria-label={heading}>
      <div className={styles.text}>
        <b>{heading}</b>
        <p>{text}</p>
      </div>
      <ButtonLink variant="primary" size="s" href={url} onClick={leave('press')}>
        {action}
      </ButtonLink>
      <IconButton label={t('site.close')} icon="x" onClick={leave('close')} />
    </aside>
  );
}
