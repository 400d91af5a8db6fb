import { element } from '@foyer/games/page/element';
import { dateAndTime } from './dateAndTime.ts';
import { action, section, row, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const moves = [
  ['15 minutes', hourMs / 4],
  ['1 hour', hourMs],
  ['1 day', dayMs],
  ['7 days', 7 * dayMs],
] as const;

/** Controls the sandbox clock, which sessions, limits, breaks, bonuses and pots use. */
export function clockSection(panelContext: PanelContext): HTMLElement {
  const now = element('time', { class: 'sum' });
  const moved = element('p', { class: 'hint' });
  panelContext.onState((state) => {
    now.textContent = dateAndTime(state.now);
    moved.textContent = `${formatClockOffset(state.movedBy)}.`;
  });
  const forwards = moves.map(([words, ms]) =>
    action(
      panelContext,
      `+ ${words}`,
      async () =>
        withMessage(
          await panelContext.server.clock({ move: ms }),
          () => `The sandbox clock moved forward by ${words}.`,
        ),
      {
        confirm: () =>
          ms < dayMs
            ? null
            : {
                question: `Move the clock forward by ${words}?`,
                consequence:
                  'Sessions, breaks, bonuses and pots that end in this time end now, for all players. Setting the clock back does not undo it.',
                answer: 'Move forward',
              },
      },
    ),
  );
  const reset = action(panelContext, 'Reset clock', async () =>
    withMessage(await panelContext.server.clock({ reset: true }), () => 'The sandbox clock matches the system time.'),
  );
  return section('clock', 'Time', now, moved, row(...forwards, reset));
}

/** Formats the offset of the sandbox clock from the machine's clock, in milliseconds. */
export function formatClockOffset(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes === 0) return 'Same as the system time';
  const size = Math.abs(minutes);
  const parts = [
    [Math.floor(size / 1440), 'd'],
    [Math.floor((size % 1440) / 60), 'h'],
    [size % 60, 'min'],
  ] as const;
  return `${parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')} ${minutes > 0 ? 'ahead of' : 'behind'} the system time`;
}
