import { providers } from '../../games/catalogue/providers.ts';
import type { CoverStudio } from './coverStudio.ts';
import { outlineText, pathData, round } from './outlines.ts';

/** Draws the provider's mark and name around a point, which is the middle of their base line. */
export function providerMark(
  { document, fonts, game }: CoverStudio,
  { colour, x, y }: { readonly colour: string; readonly x: number; readonly y: number },
): void {
  const provider = providers.find(({ name }) => name === game.provider);
  if (!provider) return;
  const name = outlineText(fonts, 'roboto', provider.name.toUpperCase(), 17, 14);
  const left = x - (name.width + 26) / 2;
  const mark = document.icon('ph', provider.mark, round(left + 8), y - 6, { size: 18, paint: colour });
  document.add(
    `<g opacity=".82">${mark}<path transform="translate(${round(left + 24)} ${y})" d="${pathData(name.steps)}" fill="${colour}"/></g>`,
  );
}
