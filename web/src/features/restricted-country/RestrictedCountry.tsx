import { useEffect, useState } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { getRestrictedCountry } from './restrictedCountryApi.ts';
import styles from './RestrictedCountry.module.css';

/**
 * Informs a player in a country where play is not allowed, once per page load, with the two remaining options (MK-11).
 */
export default function RestrictedCountry() {
  const { t } = useText();
  const { locale } = useVisit();
  const [countryIso2, setCountry] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isShown = useQueuedOverlay('restrictedCountry', isOpen, 'regulator');
  useEffect(() => {
    const abort = new AbortController();
    void createApiClient()
      .call(getRestrictedCountry, {}, { signal: abort.signal })
      .then((response) => {
        // Stay silent unless the outcome is certain; a false alarm would worry the player.
        if (abort.signal.aborted || !response.ok || response.value.play !== 'restricted') return;
        setCountry(response.value.countryIso2);
        setIsOpen(true);
        trackInteraction({ area: 'restrictedCountry', action: 'shown' });
      });
    return () => abort.abort();
  }, []);
  const end = (action: 'withdraw' | 'support' | 'close') => {
    trackInteraction({ area: 'restrictedCountry', action });
    setIsOpen(false);
  };
  const country =
    countryIso2 === null ? '' : (new Intl.DisplayNames(locale, { type: 'region' }).of(countryIso2) ?? countryIso2);
  return (
    <Dialog isOpen={isShown} onClose={() => end('close')} title={t('restrictedCountry.title')} isSheet>
      <div className={styles.card}>
        <span className={styles.icon}>
          <Icon name="compass" size={36} />
        </span>
        <p>{t('restrictedCountry.where', { country })}</p>
        <p className={styles.fact}>{t('restrictedCountry.money')}</p>
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
        </div>
      </div>
    </Dialog>
  );
}
