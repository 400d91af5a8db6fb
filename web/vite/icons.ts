import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ownValue } from '@foyer/contract/ownValue';
import type { Plugin } from 'vite';
import { iconNames } from '../src/ui/iconNames.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Width of an icon and distance to the next, in units of the icon set. */
const side = 256;
const pitch = side + 32;

/**
 * Style sheet with all icons in one SVG, the mask of `.i`, and one rule per icon with its position, such as `.i-heart`.
 * One SVG, because a browser creates a document for each, which takes a few milliseconds before the first paint.
 * @throws when the set has no icon of a listed name
 */
export function iconStyles(names: readonly string[], set: IconSet): string {
  const width = names.length * pitch - (pitch - side);
  const drawings = names.map((name, index) => {
    const icon = ownValue(set.icons, name);
    if (icon === undefined) throw new Error(`The icon set has no "${name}"; see src/ui/iconNames.ts.`);
    const body = icon.body.replaceAll(' fill="currentColor"', '').replaceAll('"', "'");
    return index === 0 ? body : `<g transform='translate(${index * pitch})'>${body}</g>`;
  });
  const sprite =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${side}'>${drawings.join('')}</svg>`.replace(
      /[<>#%]/g,
      encodeURIComponent,
    );
  // A percentage position refers to the difference between the SVG's width and the element's width.
  const places = names.map(
    (name, index) => `.i-${name}{--i:${Number(((100 * index * pitch) / (width - side)).toFixed(4))}%}`,
  );
  // Every browser supports the prefixed property; some support no other, and the SVG is too long to repeat.
  return [
    `.i{-webkit-mask:url("data:image/svg+xml,${sprite}") var(--i) 0/${Number(((100 * width) / side).toFixed(4))}% 100% no-repeat}`,
    ...places,
  ].join('\n');
}

/**
 * Fills `src/ui/icons.css` with the icons listed in `iconNames.ts`: in builds, during development and on the server.
 */
export function icons(): Plugin {
  const locate = createRequire(import.meta.url);
  return {
    name: 'foyer:icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/icons\.css(?:\?|$)/ },
      async handler(source) {
        const set = JSON.parse(await readFile(locate.resolve('@iconify-json/ph/icons.json'), 'utf8')) as IconSet;
        return { code: `${source}\n${iconStyles(iconNames, set)}`, map: null };
      },
    },
  };
}
