import { cashierFrameCommand, type CashierFrameCommand, type CashierFrameEvent } from '@foyer/contract/cashierFrame';
import * as v from 'valibot';

/** An event without its marks. */
type Told = CashierFrameEvent extends infer E
  ? E extends CashierFrameEvent
    ? Omit<E, 'foyer' | 'frame'>
    : never
  : never;

export interface CashierWindow {
  postEvent(event: Told): void;
}

/**
 * The line to the banking window. Without a known parent origin nothing is sent and nothing is heard: the target origin is
 * never a wildcard, and a command counts only from that origin, that window and in the agreed shape.
 */
export function connectCashierWindow(
  parentOrigin: string | null,
  hear: (command: CashierFrameCommand) => void,
): CashierWindow {
  const parent = window.parent === window ? null : window.parent;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (parent === null || source !== parent || origin !== parentOrigin) return;
    const command = v.safeParse(cashierFrameCommand, data);
    if (command.success) hear(command.output);
  });
  return {
    postEvent(event) {
      if (parent && parentOrigin !== null) parent.postMessage({ foyer: 1, frame: 'cashier', ...event }, parentOrigin);
    },
  };
}
