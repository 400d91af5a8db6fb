import { describe, expect, test } from 'vitest';
import { furtherChecks } from './checks.ts';
import { parseShard, shardOf, wholeRun } from './shardOf.ts';

test.each([
  ['2/4', { index: 2, count: 4 }],
  ['1/1', { index: 1, count: 1 }],
  ['0/4', null],
  ['5/4', null],
  ['1/65', null],
  ['2', null],
  ['2/4/6', null],
])('reads the shard %s', (text, shard) => expect(parseShard(text)).toEqual(shard));

describe('on several machines', () => {
  const shards = [1, 2, 3].map((index) => shardOf(furtherChecks, { index, count: 3 }));

  test('each machine runs its part of a large suite', () => {
    const browser = shards.map((checks) => checks.find(({ name }) => name === 'browser tests')?.args.at(-1));
    expect(browser).toEqual(['--shard=1/3', '--shard=2/3', '--shard=3/3']);
  });

  test('every other check runs on exactly one of them', () => {
    const run = shards.flat().filter(({ isDivisible }) => !isDivisible);
    const expected = furtherChecks.filter(({ isDivisible, needsWholeRun }) => !isDivisible && !needsWholeRun);
    expect(run.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
  });
});

test('one machine runs every check unchanged', () => expect(shardOf(furtherChecks, wholeRun)).toEqual(furtherChecks));
