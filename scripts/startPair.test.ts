import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecret } from './startPair.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-secret-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the session secret is created once per data folder and readable by its owner only', () => {
  const data = join(folder, 'data');
  const secret = sessionSecret(data);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecret(data)).toBe(secret);
  expect(readdirSync(data)).toEqual(['session-secret']);
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', 'half-of-a-secret'])(
  'the session secret is created anew when %j is stored, cut short by a full disk',
  (partialSecret) => {
    writeFileSync(join(folder, 'session-secret'), partialSecret);
    const secret = sessionSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(secret);
  },
);
