import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { chineseFaces, type ChineseFace, type Face } from './coverFaces.ts';
import { readWoff } from './readWoff.ts';

export interface CoverFonts {
  /** Returns the font of `face` for this character. Throws if none has it, which indicates a defect in the data. */
  fontFor(face: Face, character: string): opentype.Font;
}

/** Heavier weights for faces that look thin on a cover. */
const weights: Partial<Record<Face, number>> = {
  cinzel: 700,
  'cinzel-decorative': 700,
  'playfair-display': 700,
  roboto: 600,
};

const require = createRequire(import.meta.url);

/** Opens fonts on demand. Chinese faces come in about a hundred subsets; only the one with the character is read. */
export function openCoverFonts(): CoverFonts {
  const opened = new Map<string, opentype.Font>();
  const parts = new Map<ChineseFace, readonly FontPart[]>();

  const open = (face: Face, part: string): opentype.Font => {
    const file = `@fontsource/${face}/files/${face}-${part}-${weights[face] ?? 400}-normal.woff`;
    const known = opened.get(file);
    if (known) return known;
    const font = opentype.parse(readWoff(readFileSync(require.resolve(file))));
    opened.set(file, font);
    return font;
  };

  const partsOf = (face: ChineseFace): readonly FontPart[] => {
    const known = parts.get(face);
    if (known) return known;
    const ranges = JSON.parse(readFileSync(require.resolve(`@fontsource/${face}/unicode.json`), 'utf8')) as Record<
      string,
      string
    >;
    const read = Object.entries(ranges).map(([name, text]) => ({
      name: name.replace(/[[\]]/g, ''),
      ranges: parseRanges(text),
    }));
    parts.set(face, read);
    return read;
  };

  return {
    fontFor(face, character) {
      if (!isChinese(face)) return open(face, 'latin');
      const code = character.codePointAt(0) ?? 0;
      const part = partsOf(face).find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
      if (!part) throw new Error(`no part of ${face} has ${character}`);
      return open(face, part.name);
    },
  };
}

const isChinese = (face: Face): face is ChineseFace => chineseFaces.some((chinese) => chinese === face);

interface FontPart {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Parses `U+4e00-4e10,U+5f20` to pairs of code points. */
function parseRanges(text: string): (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}
