import { element } from '../../play/frame/element.ts';
import { action, card, field, problem, row, told } from './controls.ts';
import { formatTime } from './jackpotsSection.ts';
import type { PanelContext } from './panelContext.ts';

/** Games out of play, by the schedule or because somebody here said so. */
export function maintenanceSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const game = element('input', { inputmode: 'numeric', autocomplete: 'off', placeholder: 'number in its address' });
  const minutes = element('input', { inputmode: 'numeric', autocomplete: 'off' });
  minutes.value = '60';
  const resting = element('p', { class: 'hint' });

  async function order(wish: Parameters<typeof server.maintenance>[0], words: string) {
    const response = await server.maintenance(wish);
    if (response.ok) {
      const own = response.value.games.find(({ gameId }) => String(gameId) === game.value.trim());
      resting.textContent = `${response.value.games.length} games are out of play.${own === undefined ? '' : ` Game ${own.gameId} is back at ${formatTime(own.backAt)}.`}`;
    }
    return told(response, () => words);
  }
  const turn = (label: string, lasting: () => number, words: (gameId: number) => string) =>
    action(panelContext, label, async () => {
      const gameId = Number(game.value.trim());
      const length = lasting();
      if (!Number.isInteger(gameId) || gameId < 1)
        return problem('A game is named by its number, the one after /game/ in its address.');
      if (!(length >= 0 && length <= 7 * 24 * 60)) return problem('Minutes are a number from 0 to 10,080.');
      return order({ set: [{ gameId, minutes: length }] }, words(gameId));
    });
  const rest = turn(
    'Take it out of play',
    () => (minutes.value.trim() === '' ? Number.NaN : Number(minutes.value)),
    (gameId) => `Game ${gameId} rests.`,
  );
  const wake = turn(
    'Put it into play',
    () => 0,
    (gameId) => `Game ${gameId} can be played.`,
  );
  const schedule = action(
    panelContext,
    'All by the schedule',
    () => order({ clear: true }, 'Games rest by their schedule again.'),
    'quiet',
  );
  return card(
    'rest',
    'Games at rest',
    row(field('Game', game), field('Minutes', minutes)),
    row(rest, wake, schedule),
    resting,
  );
}
