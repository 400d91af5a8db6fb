import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Visit } from '../../market/visit.ts';
import { closeToast, showLinkToast } from '../../overlays/toasts.ts';
import { refreshSessionSummary } from '../../session/sessionSummary.browser.ts';

interface ShownPage {
  getState(): { model: { path: string } };
  subscribe(onChange: (state: { model: { path: string } }, before: { model: { path: string } }) => void): () => void;
}

const isGame = (path: string): boolean => path.startsWith('/game/');

/** GM-08: outside games a player is told of a round that waits for the next move, each time they come from a game or load a page. */
export const openRoundStart = {
  name: 'open round',
  when: 'atOnce' as const,
  start({ t, visit, page }: { t: Translate; visit: Visit; page: ShownPage }) {
    let shown: { id: number; gameGroupId: number } | null = null;
    /** Told once, and again after the player has been in a game. */
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

    // Code or words that cannot be fetched leave the note out; the game itself says so when it is opened.
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
