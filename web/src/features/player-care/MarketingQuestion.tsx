import { protectionStore } from '../../domain/protection/protectionStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../overlays/toasts.ts';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';

const loadCard = () => import('./MarketingCard.tsx');

/** UK23: a player whose account is older than the question is asked once. Between two rounds, and never over what they opened. */
export function MarketingQuestion() {
  const { t } = useText();
  const choices = useStoreValue(protectionStore, ({ protection }) => protection?.marketingToAsk ?? null);
  const isShown = useQueuedOverlay('marketingQuestion', choices !== null && choices.length > 0, 'money', {
    waitsForRound: true,
  });
  const MarketingCard = useLoadedView(isShown, loadCard, () => showToast(t('errors.general'), 'error'));
  return isShown && choices !== null && MarketingCard !== null ? <MarketingCard choices={choices} /> : null;
}
