import { halfWidth } from '@foyer/contract/halfWidth';
import { element } from '@foyer/games/page/element';
import { dateAndTime } from './dateAndTime.ts';
import { action, section, field, problem, row, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

/** Maximum number of decisions that the section lists. */
const shownDecisions = 10;

/** Recalls games in all brands, reinstates them, and lists the newest decisions and the builds that are not served. */
export function recallsSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const game = element('input', { inputmode: 'numeric', autocomplete: 'off' });
  const reason = element('input', { autocomplete: 'off', maxlength: '500' });
  const state = element('p', { class: 'hint' });
  const list = element('ul', { class: 'hint' });
  state.hidden = true;
  list.hidden = true;

  async function send(change: Parameters<typeof server.recalls>[0], words: string) {
    const response = await server.recalls(change);
    if (response.ok) {
      const { games, log, refusedBuilds } = response.value;
      const refused = refusedBuilds.map(({ kind, modelId, problem: why }) => ` ${kind} ${modelId}: ${why}.`).join('');
      state.hidden = false;
      state.textContent = `${games.length} games are recalled, ${refusedBuilds.length} builds are not served.${refused}`;
      list.hidden = log.length === 0;
      list.replaceChildren(
        ...log
          .slice(0, shownDecisions)
          .map(({ gameGroupId, action: decision, reason: why, decidedAt, endedRounds }) =>
            element(
              'li',
              {},
              `${dateAndTime(decidedAt)}: game ${gameGroupId} ${decision}, ${endedRounds} rounds voided. ${why}`,
            ),
          ),
      );
    }
    return withMessage(response, () => words);
  }
  const decide = (label: string, key: 'recall' | 'reinstate', words: (gameId: number) => string) =>
    action(panelContext, label, async () => {
      const gameId = Number(halfWidth(game.value));
      if (!Number.isInteger(gameId) || gameId < 1)
        return problem('Enter the number of a game: the one after /game/ in its address.', game);
      if (reason.value.trim() === '') return problem('Enter a reason for the log.', reason);
      return send({ [key]: [gameId], reason: reason.value }, words(gameId));
    });
  return section(
    'recalls',
    'Recalls',
    row(
      field('Game to recall', game, 'After /game/ in its address.'),
      field('Reason', reason, 'Kept in the log, which is never changed.'),
    ),
    row(
      decide('Recall the game', 'recall', (gameId) => `Game ${gameId} is recalled. Its open rounds are void.`),
      decide('Reinstate the game', 'reinstate', (gameId) => `Game ${gameId} can be played again.`),
      action(panelContext, 'Show recalls', () => send({}, 'Recalls are up to date.')),
    ),
    state,
    list,
  );
}
