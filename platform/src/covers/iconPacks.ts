import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type IconPack = 'fluent-emoji' | 'game-icons' | 'ph';

export interface Icon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

export interface IconPacks {
  /** An icon of the pack. All names are in our own data, so a missing one is a bug and throws. */
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
 * Reads icons out of the packs' files without parsing them whole: the figure pack is 100 MB of JSON and a cover needs
 * four of its icons.
 */
export function openIconPacks(): IconPacks {
  const files = new Map<IconPack, Buffer>();
  const found = new Map<string, Icon>();

  const fileOf = (pack: IconPack): Buffer => {
    const known = files.get(pack);
    if (known) return known;
    const read = readFileSync(require.resolve(`@iconify-json/${pack}/icons.json`));
    files.set(pack, read);
    return read;
  };

  return {
    icon(pack, name) {
      const key = `${pack}:${name}`;
      const known = found.get(key);
      if (known) return known;
      const entry = entryIn(fileOf(pack), name);
      const icon = { body: entry.body, width: entry.width ?? gridSize[pack], height: entry.height ?? gridSize[pack] };
      found.set(key, icon);
      return icon;
    },
  };
}

function entryIn(file: Buffer, name: string): PackEntry {
  const opening = `\n\t\t${JSON.stringify(name)}: {\n\t\t\t"body"`;
  const at = file.indexOf(opening);
  const end = at < 0 ? -1 : file.indexOf('\n\t\t}', at);
  if (end < 0) throw new Error(`no icon ${name} in the pack`);
  const text = file.toString('utf8', file.indexOf('{', at), end + 4);
  return JSON.parse(text) as PackEntry;
}
