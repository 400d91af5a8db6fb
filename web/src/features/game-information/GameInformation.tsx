import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';

const loadSheet = () => import('./GameInformationSheet.tsx');

/** What there is to read about a game before playing it (UK16), over any page. Its code comes with the first wish to read. */
export function GameInformation() {
  const { t } = useText();
  const gameId = useStoreValue(overlayStore, ({ open, shownGameId }) =>
    open === 'gameInformation' ? shownGameId : null,
  );
  const Sheet = useLoadedView(gameId !== null, loadSheet, () => {
    closeOverlay();
    showToast(t('errors.general'), 'error');
  });
  return gameId !== null && Sheet !== null ? <Sheet key={gameId} gameId={gameId} /> : null;
}
