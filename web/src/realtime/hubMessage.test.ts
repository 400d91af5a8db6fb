import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHubMessage } from './hubMessage.ts';

const message = {
  messageInstanceUUID: '3f2b8a52-7d6e-4c61-9a57-0d2b5b1c9f10',
  topic: 'xeniaAdvert' as const,
  clientReference: 'spring',
  content: { title: 'Spring' },
  publishedAt: 1,
  receivedAt: null,
};

test.each(['xeniaAdvert', 'xeniaPromotion', 'xeniaToast'])('RT-06 a message of %s is handed on whole', (topic) => {
  expect(parseHubMessage('onMessagePublished', [topic, { ...message, topic }])).toEqual({
    kind: 'message',
    message: { ...message, topic },
  });
});

test.each(['meteredGameSession', 'mdd', 'mpd', 'meteredAlive', 'single-session'])(
  'RT-06 of a message of %s the content alone is handed on',
  (topic) => {
    expect(parseHubMessage('onMessagePublished', [topic, { ...message, topic }])).toEqual({
      kind: 'content',
      topic,
      content: { title: 'Spring' },
    });
  },
);

test('RT-06 content that arrives without its message is handed on as it is', () => {
  expect(parseHubMessage('onMessagePublished', ['mdd', { id: 'x' }])).toEqual({
    kind: 'content',
    topic: 'mdd',
    content: { id: 'x' },
  });
});

test('QU-05 an achievement and a plain message have a title, alone or in an object, cut where it is endless', () => {
  expect(parseHubMessage('achievementUnlocked', [{ title: 'First win', userId: 7 }])).toEqual({
    kind: 'achievement',
    title: 'First win',
    userId: 7,
  });
  expect(parseHubMessage('ReceiveMessage', ['Hello <b>you</b>'])).toEqual({
    kind: 'plain',
    title: 'Hello <b>you</b>',
    userId: null,
  });
  expect(parseHubMessage('ReceiveMessage', [{ title: 'x'.repeat(1500) }])).toMatchObject({ title: 'x'.repeat(200) });
});

test('an unknown topic, a message of another topic or without its facts, and a title that is none are nobody’s', () => {
  expect(parseHubMessage('onMessagePublished', ['xeniaBanner', message])).toBeNull();
  expect(parseHubMessage('onMessagePublished', ['xeniaToast', message])).toBeNull();
  expect(parseHubMessage('onMessagePublished', ['xeniaToast', { content: { title: 'x' } }])).toBeNull();
  expect(parseHubMessage('ReceiveMessage', ['x'.repeat(100_000)])).toBeNull();
  for (const args of [[], [null], [1], [{}], [[]], [{ title: null }]])
    expect([args, parseHubMessage('achievementUnlocked', args)]).toEqual([args, null]);
});

test('QU-03 a word with a streak is a login streak or nothing, also where it has a title', () => {
  const streak = { title: 'Five', streakCount: 5, userId: 7 };
  for (const event of ['achievementUnlocked', 'ReceiveMessage'] as const) {
    expect(parseHubMessage(event, [streak])).toEqual({ kind: 'streak', streakCount: 5, userId: 7 });
    expect(parseHubMessage(event, [{ ...streak, streakCount: 'five' }])).toBeNull();
  }
});

test('RT-05 a title that names no player is for the player of the tab', () => {
  for (const args of [['Hello'], [{ title: 'Hello' }], [{ title: 'Hello', userId: undefined }]])
    expect(parseHubMessage('ReceiveMessage', args)).toMatchObject({ title: 'Hello', userId: null });
});

test('nothing that is said makes it fail', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('achievementUnlocked', 'onMessagePublished', 'ReceiveMessage'),
      fc.array(fc.anything(), { maxLength: 3 }),
      (event, args) => {
        expect(() => parseHubMessage(event, args)).not.toThrow();
      },
    ),
    { numRuns: 60 },
  );
});
