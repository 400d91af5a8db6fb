import { darken } from '../colour.ts';
import { choiceOf, type CoverStudio } from '../coverStudio.ts';
import { tableGold } from './rouletteWheel.ts';

const skins = ['#f1c9a5', '#d9a066', '#a86b3c', '#6b4023', '#e8b894'];
const hairs = ['#1d1512', '#3b2417', '#7a4a22', '#c9c3bb'];
/** Hair behind and in front of the head, as path data. */
const haircuts = [
  {
    behind: '',
    before:
      'M236 150C226 74 268 44 306 46C352 48 374 84 364 150C360 122 350 108 334 100C300 112 262 108 246 106C240 122 238 134 236 150Z',
  },
  {
    behind: 'M262 52A40 36 0 1 1 338 52A40 36 0 1 1 262 52Z',
    before: 'M236 148C230 84 264 56 300 56C336 56 370 84 364 148C356 112 330 94 300 94C270 94 244 112 236 148Z',
  },
  {
    behind:
      'M228 152C214 70 262 38 300 38C338 38 386 70 372 152C378 196 372 222 360 232L240 232C228 222 222 196 228 152Z',
    before: 'M240 148C240 100 262 84 318 80C340 92 356 108 360 148C372 84 344 52 300 52C256 52 228 84 240 148Z',
  },
] as const;

/** Draws the dealer of a live table from the waist up, behind the table: no portrait, and nobody's likeness. */
export function dealer(studio: CoverStudio): void {
  const { document, plan } = studio;
  const skin = choiceOf(studio, 'skin', skins);
  const hair = choiceOf(studio, 'hair', hairs);
  const cut = choiceOf(studio, 'haircut', haircuts);
  const vest = darken(plan.palette.mid, 0.45);
  const shade = darken(skin, 0.22);
  document.add(
    `<path d="M96 560C100 350 150 296 250 272L350 272C450 296 500 350 504 560Z" fill="#000" opacity=".45" ${document.blur(16)}/>`,
    `<path d="${cut.behind}" fill="${hair}"/>`,
    `<path d="M104 560C106 356 156 304 252 280L348 280C444 304 494 356 496 560Z" fill="#f3f4f8"/>`,
    `<path d="M104 560C106 400 132 344 190 310L214 560Z M496 560C494 400 468 344 410 310L386 560Z" fill="#cfd4e0"/>`,
    `<path d="M198 300L250 282L300 400L350 282L402 300L416 560L184 560Z" fill="${vest}"/>`,
    `<path d="M250 282L300 400L350 282L300 296Z" fill="#ffffff"/>`,
    `<path d="M262 232L338 232L344 286L300 322L256 286Z" fill="${shade}"/>`,
    `<path d="M236 150C236 96 264 66 300 66C336 66 364 96 364 150C364 212 330 252 300 252C270 252 236 212 236 150Z" fill="${skin}"/>`,
    `<path d="M300 66C336 66 364 96 364 150C364 212 330 252 300 252C322 220 330 120 300 66Z" fill="${shade}" opacity=".5"/>`,
    `<path d="M264 148Q276 140 288 148M312 148Q324 140 336 148" fill="none" stroke="${darken(skin, 0.6)}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M276 208Q300 224 324 208" fill="none" stroke="${darken(skin, 0.5)}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="${cut.before}" fill="${hair}"/>`,
    `<path d="M300 306L252 282L248 338ZM300 306L348 282L352 338Z" fill="${plan.palette.glow}"/>`,
    `<circle cx="300" cy="308" r="12" fill="${tableGold}"/>`,
  );
}
