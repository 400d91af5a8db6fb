import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPurgeHistory } from './purgeHistory.ts';

const historyAt = (stored: string) => {
  const history = createPurgeHistory();
  history.adopt(stored);
  return history;
};

test('HT-02 a process that applied the last purge covers it, and one that did not does not', () => {
  const history = historyAt('');
  expect(history.covers('')).toBe(true);
  expect(history.covers('a')).toBe(false);
  expect(history.add('', 'a')).toBe('current');
  expect(history.covers('a')).toBe(true);
  expect(history.isOutdated('')).toBe(true);
  expect(createPurgeHistory().covers('')).toBe(false);
});

test('HT-02 a purge before the first look counts as missed purges', () => {
  expect(createPurgeHistory().add('a', 'b')).toBe('missed');
});

test('HT-02 a stored purge without its message is missed when it is seen twice', () => {
  const history = historyAt('a');
  expect(history.compare('b')).toBe('current');
  expect(history.compare('b')).toBe('missed');
  history.adopt('b');
  expect([history.compare('b'), history.covers('b')]).toEqual(['current', true]);
});

test('HT-02 a purge that another one names as its predecessor is missed when it does not arrive', () => {
  const history = historyAt('a');
  expect(history.add('b', 'c')).toBe('current');
  expect(history.covers('c')).toBe(false);
  expect([history.compare('c'), history.compare('c')]).toEqual(['current', 'missed']);
});

test('HT-02 a missed purge shows although further purges go on', () => {
  const history = historyAt('0');
  history.add('lost', '1');
  const states = [];
  for (let count = 1; count < 4; count += 1) {
    states.push(history.compare(String(count)));
    history.add(String(count), String(count + 1));
  }
  expect(states.slice(0, 2)).toEqual(['current', 'missed']);
  expect(history.covers('4')).toBe(false);
  history.adopt('4');
  expect(history.covers('4')).toBe(true);
});

test('HT-02 a look that a new purge overtakes is no earlier state', () => {
  const history = historyAt('0');
  for (let count = 0; count < 5; count += 1) {
    history.add(String(count), String(count + 1));
    expect(history.compare(String(count))).toBe('current');
  }
});

test('HT-02 an earlier purge in Redis shows that its last writes were lost', () => {
  const history = historyAt('a');
  history.add('a', 'b');
  expect([history.compare('a'), history.compare('a')]).toEqual(['current', 'reverted']);
  expect(history.add('a', 'c')).toBe('reverted');
});

test('HT-02 purges that arrive in any order, some twice, leave every process current', () => {
  const delivery = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(delivery, (order) => {
      const history = historyAt('0');
      const purges = order
        .map((rank, index) => ({ rank, previous: String(index), id: String(index + 1) }))
        .toSorted((a, b) => a.rank - b.rank);
      for (const { previous, id } of [...purges, ...purges.slice(0, 3)])
        expect(history.add(previous, id)).toBe('current');
      expect(history.covers('12')).toBe(true);
      expect([history.compare('12'), history.compare('12')]).toEqual(['current', 'current']);
    }),
  );
});

test('HT-02 the memory of purges is bounded', () => {
  const history = historyAt('0');
  for (let count = 0; count < 5000; count += 1) history.add(String(count), String(count + 1));
  expect(history.isOutdated('10')).toBe(false);
  expect(history.isOutdated('4900')).toBe(true);
  expect(history.covers('5000')).toBe(true);
});
