import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ownValue } from '@foyer/contract/ownValue';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';
import { iconNames, repeatedIcons } from '../src/ui/iconNames.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Width of an icon and distance to the next, in units of the icon set. */
const side = 256;
const pitch = side + 32;

/**
 * Style sheet with the icons in two SVGs, the masks of `.i`, and one rule per icon with its position, such as
 * `.i-heart`. Few SVGs, because a browser creates a document for each, which takes a few milliseconds before the first
 * paint. The icons that repeat in every row have a small one of their own: a browser lays out and paints a whole SVG for
 * every element of another size that shows a part of it, while rows scroll into view.
 * @param repeated the icons of the small SVG
 * @throws when the set has no icon of a listed name
 */
export function iconStyles(names: readonly string[], repeated: readonly string[], set: IconSet): string {
  const others = names.filter((name) => !repeated.includes(name));
  const small = spriteOf(repeated, set);
  const large = spriteOf(others, set);
  const list = repeated.map((name) => `.i-${name}`).join(',');
  return [
    `.i{-webkit-mask:${large.mask}}`,
    ...large.places,
    // As specific as the rule above and after it.
    ...(repeated.length === 0 ? [] : [`${list}{-webkit-mask:${small.mask}}`]),
    ...small.places,
  ].join('\n');
}

/** The mask with all icons in one row, and the position of each. */
function spriteOf(names: readonly string[], set: IconSet): { mask: string; places: string[] } {
  const width = names.length * pitch - (pitch - side);
  const drawings = names.map((name, index) => {
    const icon = ownValue(set.icons, name);
    if (icon === undefined) throw new Error(`The icon set has no "${name}"; see src/ui/iconNames.ts.`);
    // An icon has at most 44 pixels for the 256 units of its drawing, so nobody sees that points are at whole units.
    const body = icon.body
      .replaceAll(' fill="currentColor"', '')
      .replaceAll('"', "'")
      .replaceAll(/ d='([^']*)'/g, (_, path: string) => ` d='${svgpath(path).round(0).toString()}'`);
    return index === 0 ? body : `<g transform='translate(${index * pitch})'>${body}</g>`;
  });
  const sprite =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${side}'>${drawings.join('')}</svg>`.replace(
      /[<>#%]/g,
      encodeURIComponent,
    );
  return {
    // Every browser supports the prefixed property; some support no other, and the SVG is too long to repeat.
    mask: `url("data:image/svg+xml,${sprite}") var(--i) 0/${Number(((100 * width) / side).toFixed(4))}% 100% no-repeat`,
    // A percentage position refers to the difference between the SVG's width and the element's width.
    places: names.map(
      (name, index) => `.i-${name}{--i:${Number(((100 * index * pitch) / (width - side || 1)).toFixed(4))}%}`,
    ),
  };
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
        return { code: `${source}\n${iconStyles(iconNames, repeatedIcons, set)}`, map: null };
      },
    },
  };
}
