import type { BrokerMessage } from '@foyer/contract/broker';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyInbox, maxCards, messageAddress, withMessages, withoutCard, withoutMessage } from './inbox.ts';

const nobody = () => false;
const message = (number: number, over: Partial<BrokerMessage> = {}): BrokerMessage => ({
  messageInstanceUUID: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  topic: 'xeniaAdvert',
  clientReference: '',
  content: { title: `Message ${number}` },
  publishedAt: number,
  receivedAt: null,
  ...over,
});
const id = (number: number) => message(number).messageInstanceUUID;

test('RT-08 RT-09 a message appears once, whether published or pending, and not after its acknowledgement', () => {
  const once = withMessages(emptyInbox, [message(1), message(1)], nobody);
  expect([once.messages.length, once.cards]).toEqual([1, [id(1)]]);
  expect(withMessages(once, [message(1)], nobody)).toBe(once);
  expect(withMessages(withoutCard(once, id(1)), [message(1)], nobody).cards).toEqual([]);
  expect(withMessages(withoutMessage(once, id(1)), [message(1)], (done) => done === id(1))).toEqual(emptyInbox);
});

test('RT-08 received or dismissed messages stay in the list and do not appear again', () => {
  const state = withMessages(emptyInbox, [message(2, { receivedAt: 5 }), message(1)], nobody);
  expect([state.messages.map(({ title }) => title), state.cards]).toEqual([['Message 2', 'Message 1'], [id(1)]]);
  expect(withoutCard(state, id(1)).messages).toHaveLength(2);
});

test('a message that arrives while three cards are shown replaces none of them', () => {
  const full = withMessages(emptyInbox, [message(1), message(2), message(3)], nobody);
  const more = withMessages(full, [message(4)], nobody);
  expect([more.cards, more.messages.length]).toEqual([[id(1), id(2), id(3)], 4]);
  expect(withMessages(withoutCard(more, id(2)), [message(5), message(6)], nobody).cards).toEqual([id(1), id(3), id(6)]);
});

test('of a thousand messages stores the newest fifty, and shows three as cards', () => {
  const all = Array.from({ length: 1000 }, (_, index) => message(index));
  const state = all.reduce((before, one) => withMessages(before, [one], nobody), emptyInbox);
  expect([state.cards.length, state.messages.length, state.messages[0]?.title]).toEqual([maxCards, 50, 'Message 999']);
  expect(withMessages(emptyInbox, all, nobody).messages).toEqual(state.messages);
  const ofOneMoment = all.map((one) => ({ ...one, publishedAt: 1 }));
  expect(withMessages(emptyInbox, ofOneMoment, nobody).messages).toEqual(
    ofOneMoment.reduce((before, one) => withMessages(before, [one], nobody), emptyInbox).messages,
  );
});

test('cuts texts, drops invalid actions and drops messages without a title', () => {
  const content = (given: Record<string, unknown>) =>
    withMessages(emptyInbox, [message(1, { content: given })], nobody).messages[0];
  expect(content({ title: '<img src=x onerror=alert(1)>', text: 'x'.repeat(3000) })).toMatchObject({
    title: '<img src=x onerror=alert(1)>',
    text: `${'x'.repeat(599)}…`,
  });
  expect(content({ title: 'a', action: { kind: 'link', label: 'Go', url: '/promotions' } })?.action).toEqual({
    kind: 'link',
    label: 'Go',
    url: '/promotions',
  });
  expect(content({ title: 'a', action: { kind: 'link', label: 'Go', url: 'javascript:alert(1)' } })?.action).toBeNull();
  expect(content({ title: 'a', action: { kind: 'explode' } })).toMatchObject({ title: 'a', action: null });
  for (const none of [{}, { title: '' }, { title: 1 }, { text: 'b' }])
    expect([none, content(none)]).toEqual([none, undefined]);
});

test('RT-08 A1 messages link only to paths of this site', () => {
  for (const path of ['/', '/promotions', '/game/120?x=1#y', '/blog/新']) expect(messageAddress(path)).toBe(path);
  for (const other of [
    '',
    'promotions',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\nb',
    '/api/logout',
    `/${'x'.repeat(400)}`,
  ]) {
    expect([other, messageAddress(other)]).toEqual([other, null]);
  }
});

test('messages are unique and within the limits for any order of arrival', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 20 }), { maxLength: 20 }),
      (batches) => {
        let state = emptyInbox;
        for (const batch of batches)
          state = withMessages(
            state,
            batch.map((number) => message(number)),
            nobody,
          );
        const ids = state.messages.map(({ messageInstanceUUID }) => messageInstanceUUID);
        expect(new Set(ids).size).toBe(ids.length);
        expect(state.cards.length <= maxCards && state.cards.every((card) => ids.includes(card))).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test('RT-08 RT-09 each message appears once and stays until the player finishes it, for any order of events', () => {
  const number = fc.integer({ min: 0, max: 30 });
  const step = fc.oneof(
    fc.record({
      do: fc.constant('arrive' as const),
      numbers: fc.array(number, { minLength: 1, maxLength: 8 }),
      wasSeen: fc.boolean(),
    }),
    fc.record({ do: fc.constantFrom('finish' as const, 'putAway' as const), number }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = emptyInbox;
      const done = new Set<string>();
      const arrived = new Set<string>();
      const shownCards: string[] = [];
      for (const one of steps) {
        const before = state;
        if (one.do === 'arrive') {
          state = withMessages(
            state,
            one.numbers.map((each) => message(each, one.wasSeen ? { receivedAt: 1 } : {})),
            (uuid) => done.has(uuid),
          );
          for (const each of one.numbers) arrived.add(id(each));
        } else if (one.do === 'putAway') state = withoutCard(state, id(one.number));
        else {
          state = withoutMessage(state, id(one.number));
          done.add(id(one.number));
        }
        shownCards.push(...state.cards.filter((card) => !before.cards.includes(card)));
      }
      expect(shownCards).toEqual([...new Set(shownCards)]);
      expect(state.messages.map(({ messageInstanceUUID }) => messageInstanceUUID).toSorted()).toEqual(
        [...arrived].filter((uuid) => !done.has(uuid)).toSorted(),
      );
    }),
    { numRuns: 200 },
  );
});

test('RT-08 cuts a title at 120 characters, a text at 600 and a link label at 40', () => {
  const shown = (title: number, text: number, label: number) => {
    const content = {
      title: 'a'.repeat(title),
      text: 'b'.repeat(text),
      action: { kind: 'link', label: 'c'.repeat(label), url: '/x' },
    };
    return withMessages(emptyInbox, [message(1, { content })], nobody).messages[0];
  };
  expect(shown(120, 600, 40)).toMatchObject({
    title: 'a'.repeat(120),
    text: 'b'.repeat(600),
    action: { label: 'c'.repeat(40) },
  });
  expect(shown(121, 601, 41)).toMatchObject({
    title: `${'a'.repeat(119)}…`,
    text: `${'b'.repeat(599)}…`,
    action: { label: `${'c'.repeat(39)}…` },
  });
});

test('RT-08 a message keeps its ids, topic and an action other than a link', () => {
  const action = { kind: 'verifyForGame', gameId: 7 };
  const [shown] = withMessages(
    emptyInbox,
    [message(1, { clientReference: 'ref', content: { title: 'a', action } })],
    nobody,
  ).messages;
  expect(shown).toEqual({
    messageInstanceUUID: id(1),
    topic: 'xeniaAdvert',
    clientReference: 'ref',
    publishedAt: 1,
    title: 'a',
    text: '',
    action,
  });
});

test('RT-08 removes only the dismissed message from list and page', () => {
  const state = withMessages(emptyInbox, [message(1), message(2)], nobody);
  expect(withoutMessage(state, id(1))).toEqual({ messages: state.messages.slice(0, 1), cards: [id(2)] });
  expect(withoutCard(state, id(1))).toEqual({ messages: state.messages, cards: [id(2)] });
});

test('RT-08 lists the newest message first for any order of arrival', () => {
  const numbers = (state: ReturnType<typeof withMessages>) => state.messages.map(({ publishedAt }) => publishedAt);
  const state = withMessages(emptyInbox, [message(5), message(2), message(4)], nobody);
  expect(numbers(state)).toEqual([5, 4, 2]);
  expect(numbers(withMessages(state, [message(3), message(6)], nobody))).toEqual([6, 5, 4, 3, 2]);
});

test('RT-08 keeps the newest messages and closes the card of a dropped one', () => {
  const flood = Array.from({ length: 60 }, (_, at) => message(100 - at));
  const first = withMessages(emptyInbox, [message(1)], nobody);
  const state = withMessages(
    first,
    flood.map((one) => ({ ...one, receivedAt: 1 })),
    nobody,
  );
  expect([state.messages.length, state.messages[0]?.publishedAt, state.messages.at(-1)?.publishedAt]).toEqual([
    50, 100, 51,
  ]);
  expect([first.cards, state.cards]).toEqual([[id(1)], []]);
});
