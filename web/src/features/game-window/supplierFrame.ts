import { ownValue } from '@foyer/contract/ownValue';
import type { GameFrameStyle, SupplierEvent } from '../../services/configuration/gameFrameStyle.ts';
import { baseSandbox } from './frameAdapter.ts';
import type { FrameAdapter, FrameEvent } from './frameAdapter.ts';
import type { SupplierOpening } from './launchApi.ts';

/** Longer texts are not parsed. */
const maxTextLength = 10_000;

/**
 * The adapter of a supplier's game, with the style that the operator configured for it. Of all commands only `closing` is
 * sent to the game, and amounts in its messages are ignored.
 */
export function supplierFrame({ fields, style }: SupplierOpening, address: string, gameGroupId: number): FrameAdapter {
  const { origins, messages } = style;
  return {
    allow: style.allow.join('; '),
    sandbox: [baseSandbox, ...style.sandbox].join(' '),
    fields: fields ?? null,
    isReadyByLoad: style.ready === 'load',
    hasHeartbeat: Object.values(messages?.events ?? {}).includes('heartbeat'),
    origin: new URL(address).origin,
    read({ origin, isFromFrame, data }) {
      if (messages === undefined || !isFromFrame || !origins.includes(origin)) return null;
      const name = nameIn(data, messages);
      const event = typeof name === 'string' ? ownValue(messages.events, name) : undefined;
      return event === undefined ? null : toFrameEvent(event, gameGroupId);
    },
    write: ({ type }) => (type === 'closing' ? messages?.closing : undefined),
  };
}

function nameIn(data: unknown, { format, name }: NonNullable<GameFrameStyle['messages']>): unknown {
  if (format === 'object') return valueAt(data, name);
  if (typeof data !== 'string' || data.length > maxTextLength) return undefined;
  if (format === 'text') return data;
  try {
    return valueAt(JSON.parse(data), name);
  } catch {
    return undefined;
  }
}

function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = ownValue(value as Record<string, unknown>, key);
  }
  return value;
}

function toFrameEvent(event: SupplierEvent, gameGroupId: number): FrameEvent {
  const marks = { foyer: 1, gameGroupId } as const;
  switch (event) {
    case 'roundClosed':
    case 'balanceChanged':
    case 'realityCheck':
      return { type: event };
    case 'ready':
    case 'heartbeat':
      return { ...marks, type: event };
    case 'roundOpened':
      return { ...marks, type: 'roundStarted', roundId: '' };
    case 'sessionEnded':
      return { ...marks, type: 'failed', reason: 'sessionEnded' };
    case 'unavailable':
      return { ...marks, type: 'failed', reason: 'serviceUnavailable' };
    case 'closed':
      return { ...marks, type: 'exitRequested' };
  }
}
