import { providers } from '../../games/catalogue/providers.ts';
import { coverWidth } from './coverDocument.ts';
import type { CoverStudio } from './coverStudio.ts';
import { outlineText, pathData, round } from './outlines.ts';

/** Draws the provider's mark and name below the title. */
export function providerMark({ document, fonts, game }: CoverStudio, colour = '#ffffff'): void {
  const provider = providers.find(({ name }) => name === game.provider);
  if (!provider) return;
  const name = outlineText(fonts, 'roboto', provider.name.toUpperCase(), 17, 14);
  const left = coverWidth / 2 - (name.width + 26) / 2;
  const mark = document.icon('ph', provider.mark, round(left + 8), 767, { size: 18, paint: colour });
  document.add(
    `<g opacity=".82">${mark}<path transform="translate(${round(left + 24)} 773)" d="${pathData(name.steps)}" fill="${colour}"/></g>`,
  );
}
