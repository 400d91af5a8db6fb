import { openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

export type IconPack = 'fluent-emoji' | 'game-icons' | 'ph';

export interface Icon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

export interface IconPacks {
  /** Returns an icon of the pack. Throws for an unknown name, which indicates a defect in the data. */
  icon(pack: IconPack, name: string): Icon;
}

interface PackEntry {
  body: string;
  width?: number;
  height?: number;
}

const gridSize: Record<IconPack, number> = { 'fluent-emoji': 32, 'game-icons': 512, ph: 256 };

const require = createRequire(import.meta.url);

/**
 * Reads icons without parsing the packs: the figure pack is 100 MB of JSON and a cover needs four icons. Indexes each
 * file once, then reads only the needed ranges.
 */
export function openIconPacks(): IconPacks {
  const packs = new Map<IconPack, OpenPack>();
  const found = new Map<string, Icon>();

  const open = (pack: IconPack): OpenPack => {
    const known = packs.get(pack);
    if (known) return known;
    const path = require.resolve(`@iconify-json/${pack}/icons.json`);
    const opened = { file: openSync(path, 'r'), places: placesIn(readFileSync(path)) };
    packs.set(pack, opened);
    return opened;
  };

  return {
    icon(pack, name) {
      const key = `${pack}:${name}`;
      const known = found.get(key);
      if (known) return known;
      const entry = readEntry(open(pack), name);
      const icon = { body: entry.body, width: entry.width ?? gridSize[pack], height: entry.height ?? gridSize[pack] };
      found.set(key, icon);
      return icon;
    },
  };
}

interface OpenPack {
  readonly file: number;
  readonly places: ReadonlyMap<string, Place>;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The packs are indented with tabs: an icon starts on a line with two, and its content has more. */
const entryOpening = '\n\t\t"';

function placesIn(bytes: Buffer): Map<string, Place> {
  const places = new Map<string, Place>();
  let at = bytes.indexOf(entryOpening);
  while (at >= 0) {
    const nameStart = at + entryOpening.length;
    const nameEnd = bytes.indexOf('"', nameStart);
    const next = bytes.indexOf(entryOpening, nameEnd);
    places.set(bytes.toString('utf8', nameStart, nameEnd), { start: nameEnd + 2, end: next < 0 ? bytes.length : next });
    at = next;
  }
  return places;
}

function readEntry({ file, places }: OpenPack, name: string): PackEntry {
  const place = places.get(name);
  if (!place) throw new Error(`no icon ${name} in the pack`);
  const bytes = Buffer.alloc(place.end - place.start);
  readSync(file, bytes, 0, bytes.length, place.start);
  const text = bytes.toString('utf8');
  return JSON.parse(text.slice(0, text.indexOf('\n\t\t}') + 4)) as PackEntry;
}
