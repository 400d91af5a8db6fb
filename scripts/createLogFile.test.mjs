import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogFile } from './createLogFile.mjs';

test('writes lines in order and replaces the previous log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-log-'));
  const path = join(folder, 'web.log');
  createLogFile(path).write('before');
  const log = createLogFile(path);
  log.write('first');
  log.write('second');
  expect(readFileSync(path, 'utf8')).toBe('first\nsecond\n');
  rmSync(folder, { recursive: true });
});

test('drops a line when the disk is full, without throwing', () => {
  expect(() => createLogFile('/dev/full').write('first')).not.toThrow();
});
