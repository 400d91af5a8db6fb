import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../projectRoot.mjs';
import { goals } from './goals.ts';
import { labelOf } from './report.ts';

test('docs/performance.md lists every goal', () => {
  const page = readFileSync(join(projectRoot, 'docs/performance.md'), 'utf8');
  const listed = [...page.matchAll(/^\| (.*? \(at (?:most|least) [\d.]+\)) +\|/gm)].map(([, label]) => label);
  expect(listed).toEqual(Object.values(goals).map(labelOf));
});
