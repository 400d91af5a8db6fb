import { element } from '../../play/frame/element.ts';
import { action, card, row, told } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

const hourMs = 3_600_000;
const moves = [
  ['15 minutes', hourMs / 4],
  ['1 hour', hourMs],
  ['1 day', 24 * hourMs],
  ['7 days', 7 * 24 * hourMs],
] as const;

/** The sandbox's time: sessions, limits, breaks, bonuses and pots go by it. */
export function clockSection(panelContext: PanelContext): HTMLElement {
  const now = element('p', { class: 'sum' });
  const moved = element('p', { class: 'hint' });
  panelContext.onState((state) => {
    now.textContent = new Date(state.now).toISOString().slice(0, 16).replace('T', ' ');
    moved.textContent = `UTC, ${formatClockOffset(state.movedBy)}`;
  });
  const forwards = moves.map(([words, ms]) =>
    action(panelContext, `+ ${words}`, async () =>
      told(await panelContext.server.clock({ move: ms }), () => `The sandbox is ${words} further.`),
    ),
  );
  const reset = action(
    panelContext,
    'As the machine',
    async () =>
      told(await panelContext.server.clock({ reset: true }), () => 'The sandbox has the time of the machine.'),
    'quiet',
  );
  return card('clock', 'Time', now, moved, row(...forwards, reset));
}

/** @param ms how far the sandbox's clock is from the machine's */
export function formatClockOffset(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes === 0) return 'as the machine';
  const size = Math.abs(minutes);
  const parts = [
    [Math.floor(size / 1440), 'd'],
    [Math.floor((size % 1440) / 60), 'h'],
    [size % 60, 'min'],
  ] as const;
  return `${parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')} ${minutes > 0 ? 'ahead of' : 'behind'} the machine`;
}
