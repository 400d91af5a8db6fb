import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { closeToast, showLinkToast } from '../../services/overlays/toasts.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { refreshSessionSummary } from '../../services/session/sessionSummary.browser.ts';

interface ShownPage {
  getState(): { model: { path: string } };
  subscribe(onChange: (state: { model: { path: string } }, before: { model: { path: string } }) => void): () => void;
}

const isGame = (path: string): boolean => path.startsWith('/game/');

/** GM-08: reminds the player outside games of an unfinished round, on each page load and each time a game closes. */
export const openRoundStart = {
  name: 'open round',
  when: 'atOnce' as const,
  start({ t, visit, page }: { t: Translate; visit: Visit; page: ShownPage }) {
    let shown: { id: number; gameGroupId: number } | null = null;
    /** Announced once, and again after the player has been in a game. */
    let announcedGameId: number | null = null;

    function hide(): void {
      if (shown !== null) closeToast(shown.id);
      shown = null;
    }
    const gameWithOpenRound = () =>
      isGame(page.getState().model.path) ? null : (playerStore.getState().summary?.gamesWithOpenRound?.[0] ?? null);

    async function update(): Promise<void> {
      const id = gameWithOpenRound();
      if (shown !== null && shown.gameGroupId !== id) hide();
      if (id === null) announcedGameId = null;
      if (id === null || id === announcedGameId) return;
      announcedGameId = id;
      const [{ gamesLoader }] = await Promise.all([
        import('../../domain/game/gamesLoader.browser.ts'),
        loadLazyMessages(visit.culture, 'gameWindow'),
      ]);
      await gamesLoader().know([id]);
      const game = gamesStore.getState().lobbyGames[id];
      if (game === undefined || gameWithOpenRound() !== id) return;
      const description = t('gameWindow.openRound', { name: game.name });
      const link = gameLink(id, { launchedFrom: 'openRound', sectionName: description, gameIndex: 1 });
      shown = { id: showLinkToast(description, { ...link, label: t('gameWindow.openRound.finish') }), gameGroupId: id };
    }

    // Without its code or messages the reminder is left out; the game itself shows the open round.
    const show = (): void => void update().catch(() => undefined);

    const stops = [
      playerStore.subscribe(({ summary }, before) => summary !== before.summary && show()),
      page.subscribe(({ model }, before) => {
        if (model.path === before.model.path) return;
        if (isGame(before.model.path)) void refreshSessionSummary();
        show();
      }),
    ];
    show();
    return () => {
      for (const stop of stops) stop();
      hide();
    };
  },
};
