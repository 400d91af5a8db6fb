import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { protectionStore } from '../safer-gambling/protectionStore.ts';

const loadCard = () => import('./MarketingPreferences.tsx');

/**
 * UK23: asks once for marketing preferences if the account is older than the question. Between rounds, and never over
 * an overlay.
 */
export function MarketingQuestion() {
  const { t } = useText();
  const choices = useStoreValue(protectionStore, ({ protection }) => protection?.marketingToAsk ?? null);
  const isShown = useQueuedOverlay('marketingQuestion', choices !== null && choices.length > 0, 'money', {
    waitsForRound: true,
  });
  const MarketingPreferences = useLoadedView(isShown, loadCard, () => showToast(t('errors.general'), 'error'));
  return isShown && choices !== null && MarketingPreferences !== null ? (
    <MarketingPreferences choices={choices} />
  ) : null;
}
