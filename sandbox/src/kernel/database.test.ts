import { expect, test } from 'vitest';
import { allRows, inTransaction, openDatabase } from './database.ts';

function numbers() {
  const database = openDatabase(':memory:');
  database.exec('CREATE TABLE number (value INTEGER PRIMARY KEY) STRICT');
  const insert = (value: number) => database.exec(`INSERT INTO number VALUES (${value})`);
  return {
    database,
    insert,
    storedValues: () => allRows<{ value: number }>(database, 'SELECT value FROM number').map(({ value }) => value),
  };
}

test('a transaction that throws is rolled back, including nested ones', () => {
  const { database, insert, storedValues } = numbers();
  expect(() =>
    inTransaction(database, () => {
      insert(1);
      inTransaction(database, () => insert(2));
      throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(storedValues()).toEqual([]);
});

test('a nested transaction is committed with the outer one', () => {
  const { database, insert, storedValues } = numbers();
  expect(inTransaction(database, () => inTransaction(database, () => (insert(1), 'done')))).toBe('done');
  expect(storedValues()).toEqual([1]);
});

test('an asynchronous transaction is refused and rolled back', () => {
  const { database, insert, storedValues } = numbers();
  expect(() => inTransaction(database, () => Promise.resolve(insert(1)))).toThrow('must not wait');
  expect(storedValues()).toEqual([]);
});
