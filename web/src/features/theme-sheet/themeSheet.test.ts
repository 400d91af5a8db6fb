import { themeOfProduct } from '@foyer/brands/brands';
import { expect, test } from 'vitest';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { resolveThemeSheet } from './blocks.server.ts';

const visitWith = (controlRoom: string | null) => visitFixture({ controlRoom });
const games = () => Promise.resolve(null);

test('the sheet shows the theme of the visit’s product, even without games', async () => {
  const { colours, fonts, layout } = themeOfProduct(8145);
  const sheet = await resolveThemeSheet({}, { visit: visitWith('http://localhost:4000/control'), games });
  if (sheet === 'absent') throw new Error('The sandbox has no sheet.');
  expect(Object.fromEntries(sheet.colours?.map(({ role, value }) => [role, value]) ?? [])).toEqual(colours);
  expect(sheet.colours?.find(({ role }) => role === 'background')?.onBackground).toBe(1);
  expect(sheet).toMatchObject({ fonts, layout, tiles: [] });
  expect(
    Object.entries(layout).every(([part, choice]) =>
      sheet.layoutChoices?.[part as keyof typeof layout].includes(choice),
    ),
  ).toBe(true);
  expect(sheet.pairs?.every(({ contrast, minContrast }) => contrast >= minContrast)).toBe(true);
});

test('the sheet is absent when a real operator serves the site', async () => {
  expect(await resolveThemeSheet({}, { visit: visitWith(null), games })).toBe('absent');
});
