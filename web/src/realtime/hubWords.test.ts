import { expect, test } from 'vitest';
import type { HubWord } from './hubWord.ts';
import { hearHub, tellHubWord } from './hubWords.ts';

const word: HubWord = { kind: 'plain', title: 'Hello', userId: null };

test('RT-05 every listener hears what the hub says, also after one that fails, until it stops listening', () => {
  const heard: string[] = [];
  const failures: unknown[] = [];
  const tell = () => tellHubWord(word, (error) => failures.push(error));
  const stopFailing = hearHub(() => {
    throw new Error('broken');
  });
  const stop = hearHub(({ kind }) => heard.push(kind));
  tell();
  expect([heard, failures]).toEqual([['plain'], [new Error('broken')]]);
  stopFailing();
  tell();
  stop();
  tell();
  expect([heard, failures.length]).toEqual([['plain', 'plain'], 1]);
});
