import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { consentBannerStore } from '../../services/consent/consentBannerStore.ts';
import { Button } from '../../ui/Button.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './CookieToast.module.css';

/**
 * Element right after the link that skips to the content, so that the card comes next in the focus order. Null until it
 * is in the document, empty, so that a screen reader announces the question that follows.
 */
function useHostAfterSkipLink(): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute('aria-live', 'polite');
    document.querySelector('.skip')?.after(element);
    setHost(element);
    return () => element.remove();
  }, []);
  return host;
}

/**
 * CO-03: asks for consent once, without covering log in, help or navigation; the page behind stays usable. Accepting and
 * rejecting look the same, and the settings are as near. Never shown over a game.
 */
export default function CookieToast() {
  const { t } = useText();
  const host = useHostAfterSkipLink();
  const path = useCurrentPath();
  const isShown = useStoreValue(consentBannerStore, (state) => state.isShown) && !path.startsWith('/game/');
  useEffect(() => {
    // Focused elements must not be hidden below the card, and the end of the page must be able to scroll above it.
    document.documentElement.toggleAttribute('data-cookie-toast', isShown);
    return () => document.documentElement.removeAttribute('data-cookie-toast');
  }, [isShown]);
  return (
    host &&
    createPortal(
      isShown && (
        <section className={styles.toast} aria-label={t('cookies.title')}>
          <p className={styles.text}>
            {t('cookies.question')} <SiteLink href={sitePaths.cookies}>{t('cookies.policy')}</SiteLink>
          </p>
          <div className={styles.actions}>
            <Button onClick={() => window.OneTrust?.AllowAll()}>{t('cookies.acceptAll')}</Button>
            <Button onClick={() => window.OneTrust?.RejectAll()}>{t('cookies.rejectAll')}</Button>
            <button type="button" onClick={() => window.OneTrust?.ToggleInfoDisplay()}>
              {t('cookies.manage')}
            </button>
          </div>
        </section>
      ),
      host,
    )
  );
}
