import { expect, test } from 'vitest';
import { onHubMessage, emitHubMessage } from './hubEvents.ts';
import type { HubMessage } from './hubMessage.ts';

const message: HubMessage = { kind: 'plain', title: 'Hello', userId: null };

test('RT-05 every listener hears what the hub says, also after one that fails, until it stops listening', () => {
  const heard: string[] = [];
  const failures: unknown[] = [];
  const emit = () => emitHubMessage(message, (error) => failures.push(error));
  const stopFailing = onHubMessage(() => {
    throw new Error('broken');
  });
  const stop = onHubMessage(({ kind }) => heard.push(kind));
  emit();
  expect([heard, failures]).toEqual([['plain'], [new Error('broken')]]);
  stopFailing();
  emit();
  stop();
  emit();
  expect([heard, failures.length]).toEqual([['plain', 'plain'], 1]);
});
