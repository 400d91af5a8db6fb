import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { openTermsStore } from './openTerms.ts';
import type { OpenTerms } from './openTerms.ts';
import { getAnonymousPromotionTerms, getPromotionTerms } from './promotionsApi.ts';
import styles from './PromotionTerms.module.css';

interface Terms {
  html: string;
  lastUpdatedDate: string;
}

/** Fetches the terms of the account for a player, and those of the market for a visitor (UK22). */
async function fetchTerms({ promotionId, serviceId }: OpenTerms, signal: AbortSignal): Promise<Terms | null> {
  const { userId, casinoId } = playerStore.getState().customerData;
  const api = createApiClient();
  const token = currentUserToken();
  const response =
    userId === null || casinoId === null || token === null
      ? await api.call(
          getAnonymousPromotionTerms,
          { params: { promotionId: String(promotionId) }, body: { serviceId } },
          { signal },
        )
      : await api.call(
          getPromotionTerms,
          {
            params: { userId: String(userId), casinoId: String(casinoId), promotionId: String(promotionId) },
            body: { serviceId },
          },
          { signal, token },
        );
  return response.ok ? response.value : null;
}

/** PR-05: full terms of one promotion, in an overlay. */
export default function PromotionTerms() {
  const { t } = useText();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'promotionTerms');
  const shown = useStoreValue(openTermsStore, (state) => state.shown);
  const [terms, setTerms] = useState<Terms | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isOpen || shown === null) return undefined;
    const abort = new AbortController();
    setTerms(null);
    void fetchTerms(shown, abort.signal).then((fetched) => !abort.signal.aborted && setTerms(fetched ?? 'failed'));
    return () => abort.abort();
  }, [isOpen, shown, attempt]);
  return (
    <Dialog isOpen={isOpen && shown !== null} onClose={closeOverlay} title={shown?.title ?? ''} size="medium">
      <div className={styles.terms} aria-busy={terms === null}>
        {terms === null && <p role="status">{t('promotions.termsLoading')}</p>}
        {terms === 'failed' && (
          <div role="alert">
            <p>{t('promotions.termsFailed')}</p>
            <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
              {t('promotions.tryAgain')}
            </Button>
          </div>
        )}
        {terms !== null && terms !== 'failed' && (
          <>
            <p className="t14 muted">{t('promotions.updated', { date: terms.lastUpdatedDate })}</p>
            <SafeHtml html={terms.html} />
          </>
        )}
      </div>
    </Dialog>
  );
}
