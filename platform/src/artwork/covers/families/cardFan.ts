import { choiceOf, type CoverStudio } from '../coverStudio.ts';
import { groundShadow } from '../lightEffects.ts';
import { outlineText, pathData } from '../outlines.ts';

const black = '#15161c';
const red = '#c81f36';
const suits = [
  { name: 'spades', colour: black },
  { name: 'hearts', colour: red },
  { name: 'clubs', colour: black },
  { name: 'diamonds', colour: red },
] as const;
const ranks = ['10', 'J', 'Q', 'K', 'A'];
const maxStep = 15;
/** Maximum angle from the first card to the last, so that the corners of the outer cards stay within the cover. */
const maxSpread = 36;

/** Draws a fan of cards. */
export function cardFan(studio: CoverStudio): void {
  const { document, fonts } = studio;
  const count = choiceOf(studio, 'cards', [3, 4, 5]);
  const oneSuit = choiceOf(studio, 'one suit', [true, true, false, false, false]);
  const firstSuit = choiceOf(studio, 'first suit', [0, 1, 2, 3]);
  const step = Math.min(maxStep, maxSpread / (count - 1));
  groundShadow(document, 300, 540, 250);
  const face = document.linear([
    [0, '#ffffff'],
    [1, '#dfe3ec'],
  ]);
  ranks.slice(ranks.length - count).forEach((rank, index) => {
    const suit = suits[(firstSuit + (oneSuit ? 0 : index)) % suits.length] ?? suits[0];
    const angle = (index - (count - 1) / 2) * step;
    document.add(
      `<g transform="rotate(${angle} 300 720) translate(190 150)">`,
      `<rect x="4" y="10" width="220" height="318" rx="20" fill="#000" opacity=".4" ${document.blur(8)}/>`,
      `<rect width="220" height="318" rx="20" fill="${face}"/>`,
      `<rect x="9" y="9" width="202" height="300" rx="14" fill="none" stroke="${suit.colour}" stroke-width="1.5" opacity=".35"/>`,
      `<path transform="translate(22 72)" d="${pathData(outlineText(fonts, 'playfair-display', rank, 64).steps)}" fill="${suit.colour}"/>`,
      document.icon('game-icons', suit.name, 44, 112, { size: 44, paint: suit.colour }),
      document.icon('game-icons', suit.name, 128, 205, { size: 150, paint: suit.colour }),
      '</g>',
    );
  });
}
