import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogFile } from './createLogFile.mjs';

test('writes one line after the other, in place of the log before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-log-'));
  const path = join(folder, 'web.log');
  createLogFile(path).write('before');
  const log = createLogFile(path);
  log.write('first');
  log.write('second');
  expect(readFileSync(path, 'utf8')).toBe('first\nsecond\n');
  rmSync(folder, { recursive: true });
});

test('loses a line that a full disk does not take, and goes on', () => {
  expect(() => createLogFile('/dev/full').write('first')).not.toThrow();
});
