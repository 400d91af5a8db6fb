import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cultures } from '@foyer/contract/languages';
import { expect, test } from 'vitest';
import { createCatalogue } from '../../games/src/catalogue/catalogue.ts';

/** The web shows the English key of a feature that has no text. */
test.each(cultures)('every game feature has a filter text in %s', (language) => {
  const file = join(import.meta.dirname, `../../web/src/i18n/messages/${language}/filters.json`);
  const message = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)['filters.feature'] ?? '';
  const features = new Set(createCatalogue(2_000).all.flatMap((game) => game.features));
  // Games with a jackpot have their own filter.
  features.delete('jackpot');
  expect([...features].filter((feature) => !message.includes(` ${feature.replaceAll('-', '_')} {`))).toEqual([]);
});
