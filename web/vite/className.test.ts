import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { className } from './className.ts';

const root = join(import.meta.dirname, '..');

test('the name of a class is the same on every machine and with a query', () => {
  const named = className('/work/web/')('title', '/work/web/src/ui/Notice.module.css');
  expect(named).toMatch(/^title_[A-Za-z0-9]{4}$/);
  expect(className('/home/web')('title', '/home/web/src/ui/Notice.module.css?used')).toBe(named);
});

test('no two style sheets have the same class', () => {
  const files = globSync('src/**/*.module.css', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files.map((file) => className(root)('a', join(root, file)))).size).toBe(files.length);
});
