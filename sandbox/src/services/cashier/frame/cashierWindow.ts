import { cashierFrameCommand, type CashierFrameCommand, type CashierFrameEvent } from '@foyer/contract/cashierFrame';
import * as v from 'valibot';

/** An event without its envelope fields. */
type EventBody = CashierFrameEvent extends infer E
  ? E extends CashierFrameEvent
    ? Omit<E, 'foyer' | 'frame'>
    : never
  : never;

export interface CashierWindow {
  postEvent(event: EventBody): void;
}

/**
 * Connects to the parent window. Without a known parent origin, sends and receives nothing. The target origin is never
 * a wildcard, and a command counts only if origin, source window and shape match.
 */
export function connectCashierWindow(
  parentOrigin: string | null,
  onCommand: (command: CashierFrameCommand) => void,
): CashierWindow {
  const parent = window.parent === window ? null : window.parent;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (parent === null || source !== parent || origin !== parentOrigin) return;
    const command = v.safeParse(cashierFrameCommand, data);
    if (command.success) onCommand(command.output);
  });
  return {
    postEvent(event) {
      if (parent && parentOrigin !== null) parent.postMessage({ foyer: 1, frame: 'cashier', ...event }, parentOrigin);
    },
  };
}
