import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockSources } from './blockSources.ts';

const features = join(import.meta.dirname, '../src/features');

test('a block keeps everything in the browser but the name of its source file', () => {
  const { transform } = blockSources();
  if (typeof transform !== 'object' || typeof transform.handler !== 'function') throw new Error('The plugin transforms nothing.');
  const strip = transform.handler as unknown as (code: string) => { code: string };
  const sources = readdirSync(features).flatMap((name) => {
    try {
      return [readFileSync(join(features, name, 'blocks.ts'), 'utf8')];
    } catch {
      // Not every feature offers blocks.
      return [];
    }
  });
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) {
    const { code } = strip(source);
    expect(code).not.toMatch(/\bmodule:/);
    for (const word of ['alias:', 'region:', 'load:', 'view:']) expect(code.split(word).length).toBe(source.split(word).length);
  }
});
