import { halfWidth } from '@foyer/contract/halfWidth';
import { element } from '@foyer/games/page/element';
import { dateAndTime } from './dateAndTime.ts';
import { action, section, field, problem, row, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

/** Lists games under maintenance, by schedule or by override. */
export function maintenanceSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const game = element('input', { inputmode: 'numeric', autocomplete: 'off' });
  const minutes = element('input', { inputmode: 'numeric', autocomplete: 'off' });
  minutes.value = '60';
  const resting = element('p', { class: 'hint' });
  resting.hidden = true;

  async function order(change: Parameters<typeof server.maintenance>[0], words: string) {
    const response = await server.maintenance(change);
    if (response.ok) {
      const own = response.value.games.find(({ gameId }) => String(gameId) === game.value.trim());
      resting.hidden = false;
      resting.textContent = `${response.value.games.length} games are under maintenance.${own === undefined ? '' : ` Game ${own.gameId} is back at ${dateAndTime(own.backAt)}.`}`;
    }
    return withMessage(response, () => words);
  }
  const turn = (label: string, minutesOf: () => number, words: (gameId: number) => string) =>
    action(panelContext, label, async () => {
      const gameId = Number(halfWidth(game.value));
      const length = minutesOf();
      if (!Number.isInteger(gameId) || gameId < 1)
        return problem('Enter the number of a game: the one after /game/ in its address.', game);
      if (!(length >= 0 && length <= 7 * 24 * 60)) return problem('Enter 0 to 10,080 minutes.', minutes);
      return order({ set: [{ gameId, minutes: length }] }, words(gameId));
    });
  const rest = turn(
    'Start maintenance',
    () => (minutes.value.trim() === '' ? Number.NaN : Number(halfWidth(minutes.value))),
    (gameId) => `Game ${gameId} is under maintenance.`,
  );
  const wake = turn(
    'End maintenance',
    () => 0,
    (gameId) => `Game ${gameId} can be played.`,
  );
  const schedule = action(panelContext, 'Reset to the schedule', () =>
    order({ clear: true }, 'Maintenance follows the schedule again.'),
  );
  return section(
    'rest',
    'Maintenance',
    row(
      field('Game number', game, 'After /game/ in its address.'),
      field('Minutes', minutes, 'At most 10,080 (7 days).'),
    ),
    row(rest, wake, schedule),
    resting,
  );
}
