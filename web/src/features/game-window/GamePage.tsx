import type { GameInformation } from '@foyer/contract/games';
import { useEffect, useState } from 'react';
import { servicesTime } from '../../api/servicesClock.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { isUnderMaintenance } from '../../domain/game/isUnderMaintenance.ts';
import type { GamePicker } from '../../domain/metered/gamePicker.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { isOverlayRequested, overlayQueueStore } from '../../overlays/overlayQueue.ts';
import { showToast } from '../../overlays/toasts.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { GameFailed } from './GameFailed.tsx';
import { GameInformationView } from './GameInformationView.tsx';
import { GameOpening } from './GameOpening.tsx';
import styles from './GamePage.module.css';

export interface GamePageProperties {
  game: GameTile;
  /** The operator's numbers of the game on this device (GM-07). */
  picker: GamePicker;
  rules: string[];
  stakes: GameInformation['stakes'];
  jackpots: GameInformation['jackpots'];
  /** Games to go on with, in the window's panel. */
  others: GameTile[];
  /** Games like this one, for when it cannot be played. */
  similar: GameTile[];
}

/** The page of one game: what to know before play for a visitor, the running game for a player. */
export default function GamePage(properties: GamePageProperties) {
  const { game, similar } = properties;
  const { loginState, access, culture } = useVisit();
  const { t } = useText();
  const navigation = useNavigation();
  const isLoggedIn = useStoreValue(playerStore, (state) => state.isLoggedIn);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(servicesTime(Date.now())), [game]);
  const isClosed = game.isUnavailable === true && (now === null || isUnderMaintenance(game, now));
  // A regulator's notice comes before play: nothing launches behind it (RG-05, MK-11), and the launch begins once it is gone.
  const isNoticeOpen = useStoreValue(
    overlayQueueStore,
    (queue) => isOverlayRequested(queue, 'terms') || isOverlayRequested(queue, 'restrictedCountry'),
  );
  // Known before the notice's code is there: a launch must not slip in meanwhile.
  const lacksTerms = useStoreValue(
    playerStore,
    ({ account }) => account?.regulated.areTermsAndConditionsAccepted === false,
  );
  const isHeld = isNoticeOpen || lacksTerms;
  const isWanted = loginState === 'Logged-In' && access !== 'guest' && now !== null && isLoggedIn && !isClosed;
  // After the first paint: the page shows the game's name and cover at once, and the window needs the player's tokens anyway.
  const GameWindow = useLoadedView(
    isWanted,
    async () => {
      const [module] = await Promise.all([import('./GameWindow.tsx'), loadLazyMessages(culture, 'gameWindow')]);
      return module;
    },
    () => showToast(t('errors.general'), 'error'),
  );
  if (loginState === 'Logged-Out' || access === 'guest') return <GameInformationView {...properties} />;
  if (isClosed)
    return <GameFailed game={game} failure="maintenance" similar={similar} onRetry={() => void navigation.reload()} />;
  if (!isWanted || isHeld || GameWindow === null) return <GameOpening game={game} />;
  return (
    // The window is over the page; what it replaces keeps its height, or the footer would jump up behind it.
    <div className={styles.place}>
      <GameWindow key={game.id} {...properties} />
    </div>
  );
}
