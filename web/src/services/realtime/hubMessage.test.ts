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

test.each(['xeniaAdvert', 'xeniaPromotion', 'xeniaToast'])('RT-06 passes a %s message on whole', (topic) => {
  expect(parseHubMessage('onMessagePublished', [topic, { ...message, topic }])).toEqual({
    kind: 'message',
    message: { ...message, topic },
  });
});

test.each(['meteredGameSession', 'mdd', 'mpd', 'meteredAlive', 'single-session'])(
  'RT-06 passes on only the content of a %s message',
  (topic) => {
    expect(parseHubMessage('onMessagePublished', [topic, { ...message, topic }])).toEqual({
      kind: 'content',
      topic,
      content: { title: 'Spring' },
    });
  },
);

test('RT-06 passes on content without a message envelope', () => {
  expect(parseHubMessage('onMessagePublished', ['mdd', { id: 'x' }])).toEqual({
    kind: 'content',
    topic: 'mdd',
    content: { id: 'x' },
  });
});

test('QU-05 achievements and plain messages have a title of at most 200 characters', () => {
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

test('ignores unknown topics, malformed messages and missing titles', () => {
  expect(parseHubMessage('onMessagePublished', ['xeniaBanner', message])).toBeNull();
  expect(parseHubMessage('onMessagePublished', ['xeniaToast', message])).toBeNull();
  expect(parseHubMessage('onMessagePublished', ['xeniaToast', { content: { title: 'x' } }])).toBeNull();
  expect(parseHubMessage('ReceiveMessage', ['x'.repeat(100_000)])).toBeNull();
  for (const args of [[], [null], [1], [{}], [[]], [{ title: null }]])
    expect([args, parseHubMessage('achievementUnlocked', args)]).toEqual([args, null]);
});

test('QU-03 a message with a streak count is a login streak or invalid, even with a title', () => {
  const streak = { title: 'Five', streakCount: 5, userId: 7 };
  for (const event of ['achievementUnlocked', 'ReceiveMessage'] as const) {
    expect(parseHubMessage(event, [streak])).toEqual({ kind: 'streak', streakCount: 5, userId: 7 });
    expect(parseHubMessage(event, [{ ...streak, streakCount: 'five' }])).toBeNull();
  }
});

test('RT-05 a title without a user id is for the player of the tab', () => {
  for (const args of [['Hello'], [{ title: 'Hello' }], [{ title: 'Hello', userId: undefined }]])
    expect(parseHubMessage('ReceiveMessage', args)).toMatchObject({ title: 'Hello', userId: null });
});

test('never throws for any arguments', () => {
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
