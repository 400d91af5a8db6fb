import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RecordedContract } from './contractChanges.ts';
import { readReleased, writeReleased } from './releasedContract.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-released-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const contract: RecordedContract = {
  version: '1.0.0',
  calls: {},
  messages: { 'gameFrame.ready': { direction: 'received', payload: { type: 'object' } } },
  schemas: { Price: { type: 'object' } },
};

test('a released contract is read as it was written, with a line for each part', () => {
  const file = join(folder, 'released.json');
  expect(writeReleased(contract, file)).toBeNull();
  expect(readReleased(file)).toEqual(contract);
  expect(readFileSync(file, 'utf8').split('\n')).toContain('    "Price": {"type":"object"}');
  expect(writeReleased(contract, file)).toBeNull();
});

test('a contract that has changed is not released under the same version', () => {
  const file = join(folder, 'released.json');
  writeReleased(contract, file);
  const changed = { ...contract, schemas: {} };
  expect(writeReleased(changed, file)).toContain('changed since version 1.0.0');
  expect(readReleased(file)).toEqual(contract);
  expect(writeReleased({ ...changed, version: '1.1.0' }, file)).toBeNull();
  expect(readReleased(file).version).toBe('1.1.0');
});
