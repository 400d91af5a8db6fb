import { brands } from '@foyer/brands/brands';
import { chatResponse } from '@foyer/contract/chat';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chatReply } from './chatReply.ts';
import { chatTopics, noTopic } from './chatTopics.ts';

const uk = brands[0]?.markets[0];

test.each([
  ['How do I WITHDRAW my winnings?', 'Withdraw'],
  ['where is my deposit', 'Deposit'],
  ['I forgot my password', 'password'],
  ['密码忘了', 'password'],
  ['I want to complain about my withdrawal', 'complaints page'],
  ['我要投诉', 'complaints page'],
  ['please discard', 'do not have an answer'],
])('the reply to “%s” contains %s', (question, word) => {
  expect(chatReply(question, 'en', uk).text).toContain(word);
});

test.each(["I can't stop, I lost everything on a deposit", 'I can’t stop', '我停不下来了', 'i want to die'])(
  'the reply to “%s” shows the market’s help line before anything about money',
  (question) => {
    for (const culture of ['en', 'zh'] as const) {
      const { helpLine, links } = chatReply(question, culture, uk);
      expect(helpLine).toEqual(uk?.rules.helpLine);
      expect(links[0]?.path).toBe('/responsible-gaming');
    }
    expect(chatReply(question, 'en', undefined).helpLine).not.toBeNull();
  },
);

test('every keyword leads to its own or a more important topic, and every reply is valid', () => {
  for (const [place, { keywords }] of chatTopics.entries()) {
    for (const word of [...keywords.en, ...keywords.zh]) {
      const at = chatTopics.findIndex(({ answer }) => answer.en === chatReply(word, 'en', uk).text);
      expect([word, at >= 0 && at <= place]).toEqual([word, true]);
    }
  }
  for (const { answer, links } of [...chatTopics, noTopic]) {
    for (const culture of ['en', 'zh'] as const)
      expect(
        v.is(chatResponse, {
          text: answer[culture],
          links: links.map(({ path, words }) => ({ path, words: words[culture] })),
          helpLine: null,
        }),
      ).toBe(true);
  }
});
