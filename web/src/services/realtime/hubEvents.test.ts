import { expect, test } from 'vitest';
import { onHubMessage, emitHubMessage } from './hubEvents.ts';
import type { HubMessage } from './hubMessage.ts';

const message: HubMessage = { kind: 'plain', title: 'Hello', userId: null };

test('RT-05 every listener receives each message until it unsubscribes, even after one throws', () => {
  const received: string[] = [];
  const failures: unknown[] = [];
  const emit = () => emitHubMessage(message, (error) => failures.push(error));
  const stopFailing = onHubMessage(() => {
    throw new Error('broken');
  });
  const stop = onHubMessage(({ kind }) => received.push(kind));
  emit();
  expect([received, failures]).toEqual([['plain'], [new Error('broken')]]);
  stopFailing();
  emit();
  stop();
  emit();
  expect([received, failures.length]).toEqual([['plain', 'plain'], 1]);
});
