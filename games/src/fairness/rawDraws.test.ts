import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roundDraw } from '../engines/roundDraw.ts';
import { drawsCommand } from './drawsCommand.ts';
import { rawDraws } from './rawDraws.ts';

const seed = 'a5'.repeat(32);

/** Pearson's statistic of counts that are expected to be equal; `counts.length - 1` degrees of freedom. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countsOf(values: Iterable<number>, below: number): number[] {
  const counts = Array.from({ length: below }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('raw draws', () => {
  test('are the numbers that rounds draw', () => {
    const [words = Buffer.alloc(0)] = rawDraws({ count: 150, seed });
    const first = roundDraw(seed, 0);
    const second = roundDraw(seed, 1);
    const drawn = Array.from({ length: 150 }, (_, at) => (at < 100 ? first : second)(2 ** 32));
    expect(Array.from({ length: 150 }, (_, at) => words.readUInt32LE(4 * at))).toEqual(drawn);
  });

  test('have the requested number, also across chunks', () => {
    const bytes = [...rawDraws({ count: 40_001, seed })].reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBe(4 * 40_001);
  });

  test('differ in each export without a seed', () => {
    const one = () => Buffer.concat([...rawDraws({ count: 8 })]).toString('hex');
    expect(one()).not.toBe(one());
  });

  // Limits that uniform draws pass in 998 of 1,000 exports; the seed is fixed.
  test('have evenly spread bytes by the chi-squared test', () => {
    const statistic = chiSquared(countsOf(Buffer.concat([...rawDraws({ count: 250_000, seed })]), 256));
    expect(statistic).toBeGreaterThan(190);
    expect(statistic).toBeLessThan(331);
  });

  test('have evenly spread pockets of a wheel by the chi-squared test', () => {
    const text = Buffer.concat([...rawDraws({ count: 200_000, below: 37, seed })]).toString();
    const statistic = chiSquared(countsOf(text.trimEnd().split('\n').map(Number), 37));
    expect(statistic).toBeGreaterThan(15);
    expect(statistic).toBeLessThan(68);
  });

  test('the chi-squared test notices a favoured number', () => {
    const fair = countsOf(
      Buffer.concat([...rawDraws({ count: 200_000, below: 37, seed })])
        .toString()
        .trimEnd()
        .split('\n')
        .map(Number),
      37,
    );
    const [zero = 0, ...others] = fair;
    expect(chiSquared([zero * 1.1, ...others])).toBeGreaterThan(68);
  });
});

describe('the export of draws', () => {
  let folder: string;
  let printed: string[];
  const deps = (stdout: Writable = new PassThrough()) => ({ print: (line: string) => void printed.push(line), stdout });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-draws-'));
    printed = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('writes words to a file that the seed repeats', async () => {
    const out = join(folder, 'draws.bin');
    expect(await drawsCommand(['1000'], { out, seed }, deps())).toBe(0);
    expect(readFileSync(out)).toEqual(Buffer.concat([...rawDraws({ count: 1000, seed })]));
    expect(readdirSync(folder)).toEqual(['draws.bin']);
  });

  test('writes numbers below a limit as lines', async () => {
    const out = join(folder, 'draws.txt');
    expect(await drawsCommand(['500'], { out, below: '6', seed }, deps())).toBe(0);
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(500);
    expect(new Set(lines)).toEqual(new Set(['0', '1', '2', '3', '4', '5']));
  });

  test.each([[[]], [['0']], [['-5']], [['1e6']], [['ten']], [['10000000001']], [['1', '2']]])(
    'refuses the number of draws %j',
    async (names) => {
      expect(await drawsCommand(names, { out: join(folder, 'draws.bin') }, deps())).toBe(1);
      expect([printed.length, readdirSync(folder)]).toEqual([1, []]);
    },
  );

  test.each([{ below: '1' }, { below: '4e3' }, { seed: 'AB' }, { seed: `${seed}0` }])('refuses %j', async (options) => {
    expect(await drawsCommand(['5'], { out: join(folder, 'draws.bin'), ...options }, deps())).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('says why a file cannot be written, and leaves none', async () => {
    expect(await drawsCommand(['5'], { out: join(folder, 'missing', 'draws.bin') }, deps())).toBe(1);
    expect(printed[0]).toContain('its folder does not exist');
  });

  test('ends with a message when the reader closes the pipe or the disk is full', async () => {
    for (const [code, reason] of [
      ['EPIPE', 'the reader has closed the pipe'],
      ['ENOSPC', 'the disk is full'],
    ]) {
      const stdout = new Writable({
        write: (_chunk, _encoding, done) => done(Object.assign(new Error('failed'), { code })),
      });
      expect(await drawsCommand(['100000'], { out: '-' }, deps(stdout))).toBe(1);
      expect(printed.at(-1)).toContain(reason);
    }
  });

  test('draws no faster than the reader takes', async () => {
    let taken = 0;
    let isBlocked = true;
    let goOn = (): void => undefined;
    const stdout = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        taken += chunk.length;
        goOn = done;
        if (!isBlocked) done();
      },
    });
    const running = drawsCommand(['2000000'], { out: '-', seed }, deps(stdout));
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    expect(taken).toBeLessThan(1_000_000);
    isBlocked = false;
    goOn();
    expect(await running).toBe(0);
    expect(taken).toBe(8_000_000);
  });
});
