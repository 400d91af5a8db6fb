import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import opentype from 'opentype.js';
import { chineseFaces, type ChineseFace, type Face } from './coverFaces.ts';

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

const woffHeaderSize = 44;
const woffEntrySize = 20;
const fontHeaderSize = 12;
const fontEntrySize = 16;

/**
 * Unpacks a WOFF 1.0 file into its font (W3C WOFF 1.0, sections 3 to 5), because the font library's own decompression
 * fails for some Chinese subsets.
 */
function readWoff(woff: Buffer): ArrayBuffer {
  const tableCount = woff.readUInt16BE(12);
  const tables = Array.from({ length: tableCount }, (_, index) => {
    const entry = woffHeaderSize + index * woffEntrySize;
    const [offset, packedSize, size] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ];
    const packed = woff.subarray(offset, offset + packedSize);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packedSize < size ? inflateSync(packed) : packed,
    };
  });
  const directoryEnd = fontHeaderSize + tableCount * fontEntrySize;
  const font = Buffer.alloc(directoryEnd + tables.reduce((sum, { data }) => sum + padded(data.length), 0));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(tableCount, 4);
  let offset = directoryEnd;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = fontHeaderSize + index * fontEntrySize;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  });
  return font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength);
}

/** Tables start at multiples of four. */
const padded = (size: number): number => (size + 3) & ~3;
