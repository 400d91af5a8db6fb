import type { Culture } from '@foyer/contract/ids';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';

const loadSheet = (culture: Culture) =>
  import('./loadInformationSheet.browser.ts').then(({ loadInformationSheet }) => loadInformationSheet(culture));

/** Opens the information about a game (UK16) over any page. Its code loads on first use. */
export function GameInformation() {
  const { t } = useText();
  const { culture } = useVisit();
  const gameId = useStoreValue(overlayStore, ({ open, shownGameId }) =>
    open === 'gameInformation' ? shownGameId : null,
  );
  const Sheet = useLoadedView(
    gameId !== null,
    () => loadSheet(culture),
    () => {
      closeOverlay();
      showToast(t('errors.general'), 'error');
    },
  );
  return gameId !== null && Sheet !== null ? <Sheet key={gameId} gameId={gameId} /> : null;
}
