import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeFigures } from './storeFigures.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-figures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const figures = (value: number) => [{ title: 'speed', unit: 'ms', values: { all: value } }];

test('a resumed run measures only what is not stored', async () => {
  const first = storeFigures(folder, { isResuming: false, run: 'one' });
  expect(await first('speed', async () => figures(1))).toEqual(figures(1));
  await expect(first('size', () => Promise.reject(new Error('The browser ended.')))).rejects.toThrow('ended');

  const second = storeFigures(folder, { isResuming: true, run: 'one' });
  expect(await second('speed', async () => figures(2))).toEqual(figures(1));
  expect(await second('size', async () => figures(3))).toEqual(figures(3));
});

test('a new run forgets the stored figures', async () => {
  await storeFigures(folder, { isResuming: false, run: 'one' })('speed', async () => figures(1));
  const next = storeFigures(folder, { isResuming: false, run: 'two' });
  expect(await next('speed', async () => figures(2))).toEqual(figures(2));
});

test('figures of another run are refused', () => {
  expect(() => storeFigures(join(folder, 'new'), { isResuming: true, run: 'one' })).toThrow('none, not one');
  storeFigures(folder, { isResuming: false, run: 'one' });
  expect(() => storeFigures(folder, { isResuming: true, run: 'two' })).toThrow('one, not two');
});
