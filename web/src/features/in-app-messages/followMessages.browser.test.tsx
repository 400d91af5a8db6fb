import { afterEach, expect, test, vi } from 'vitest';
import { emitGap } from '../../services/query/gaps.browser.ts';
import { setRealtime } from '../../services/realtime/realtimeHandle.ts';
import type { Realtime } from '../../services/realtime/realtimeHandle.ts';
import { initialRealtime, realtimeStore } from '../../services/realtime/realtimeStore.ts';
import { followMessages } from './followMessages.browser.ts';

afterEach(() => {
  setRealtime(null);
  realtimeStore.setState(initialRealtime, true);
});

test('RT-09 missed messages are fetched once for each connection and each other gap', () => {
  const pending = vi.fn<Realtime['pending']>(async () => []);
  setRealtime({ pending } as unknown as Realtime);
  const stop = followMessages();
  realtimeStore.setState({ connection: 1 });
  emitGap('connected');
  expect(pending).toHaveBeenCalledTimes(1);
  emitGap('visible');
  emitGap('clock');
  expect(pending).toHaveBeenCalledTimes(3);
  stop();
  emitGap('online');
  expect(pending).toHaveBeenCalledTimes(3);
});
