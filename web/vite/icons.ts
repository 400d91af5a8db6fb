import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '../src/ui/iconNames.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * One rule per icon, for example `.i-heart`: the drawing as a mask, which `.i` fills with the text's colour.
 * @throws when the set has no icon of a listed name
 */
export function iconStyles(names: readonly string[], set: IconSet): string {
  return names
    .map((name) => {
      const icon = set.icons[name];
      if (icon === undefined) throw new Error(`The icon set has no "${name}"; see src/ui/iconNames.ts.`);
      const body = icon.body.replaceAll(' fill="currentColor"', '').replaceAll('"', "'").replace(/[<>#%]/g, encodeURIComponent);
      return `.i-${name}{--i:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'%3E${body}%3C/svg%3E")}`;
    })
    .join('\n');
}

/** Fills `src/ui/icons.css` with the icons that `iconNames.ts` lists, in builds, while developing and on the server. */
export function icons(): Plugin {
  const locate = createRequire(import.meta.url);
  return {
    name: 'foyer:icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/icons\.css(?:\?.*)?$/ },
      async handler(source) {
        const set = JSON.parse(await readFile(locate.resolve('@iconify-json/ph/icons.json'), 'utf8')) as IconSet;
        return { code: `${source}\n${iconStyles(iconNames, set)}`, map: null };
      },
    },
  };
}
