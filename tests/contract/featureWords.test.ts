import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cultures } from '@foyer/contract/languages';
import { expect, test } from 'vitest';
import { createCatalogue } from '../../platform/src/catalogue/catalogue.ts';

/** The web reads a key it has no words for as it is written, which is English. */
test.each(cultures)('every feature of a game has words in %s for the filter', (language) => {
  const file = join(import.meta.dirname, `../../web/src/i18n/messages/${language}/filters.json`);
  const words = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)['filters.feature'] ?? '';
  const features = new Set(createCatalogue(2_000).all.flatMap((game) => game.features));
  // Games with a jackpot have a filter of their own.
  features.delete('jackpot');
  expect([...features].filter((feature) => !words.includes(` ${feature.replaceAll('-', '_')} {`))).toEqual([]);
});
