import { protectionStore } from '../../domain/protection/protectionStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../overlays/toasts.ts';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';

const loadCard = () => import('./AccountReviewCard.tsx');

/** UK15: asks a player for whom a review is due to look over account and limits. Never over a game or a payment. */
export function AccountReview() {
  const { t } = useText();
  const isInGame = useCurrentPath().startsWith('/game/');
  const isPaying = useStoreValue(siteStore, ({ bankingModal }) => bankingModal.show);
  const protection = useStoreValue(protectionStore, (state) => state.protection);
  const isShown = useQueuedOverlay(
    'accountReview',
    protection?.isReviewDue === true && !isInGame && !isPaying,
    'money',
    { waitsForRound: true },
  );
  const AccountReviewCard = useLoadedView(isShown, loadCard, () => showToast(t('errors.general'), 'error'));
  return isShown && protection !== null && AccountReviewCard !== null ? (
    <AccountReviewCard protection={protection} />
  ) : null;
}
