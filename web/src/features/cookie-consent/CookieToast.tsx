import { useEffect, useId } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { bannerStore } from '../../consent/bannerStore.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './CookieToast.module.css';

/**
 * CO-03: asks once, without covering the way to log in, help or the navigation, and without stopping anything: the page
 * behind stays usable. Yes, no and choosing weigh the same. Never over a game.
 */
export default function CookieToast() {
  const { t } = useText();
  const titleId = useId();
  const path = usePathname({ ssrPath: '/' });
  const isShown = useStoreValue(bannerStore, (state) => state.isShown) && !path.startsWith('/game/');
  useEffect(() => {
    // What has the focus must not lie below the card, and the foot of the page can be scrolled above it.
    document.documentElement.toggleAttribute('data-cookie-toast', isShown);
    return () => document.documentElement.removeAttribute('data-cookie-toast');
  }, [isShown]);
  return (
    // Stands empty from the start, so that a screen reader hears of the question.
    <div aria-live="polite">
      {isShown && (
        <section className={styles.toast} aria-labelledby={titleId}>
          <div className={styles.words}>
            <h2 id={titleId}>{t('cookies.title')}</h2>
            <p>{t('cookies.needed')}</p>{' '}
            <p>
              {t('cookies.others')} <SiteLink href={sitePaths.cookies}>{t('cookies.policy')}</SiteLink>
            </p>
          </div>
          <div className={styles.answers}>
            <Button onClick={() => window.OneTrust?.AllowAll()}>{t('cookies.acceptAll')}</Button>
            <Button onClick={() => window.OneTrust?.RejectAll()}>{t('cookies.rejectAll')}</Button>
            <Button onClick={() => window.OneTrust?.ToggleInfoDisplay()}>{t('cookies.manage')}</Button>
          </div>
        </section>
      )}
    </div>
  );
}
