import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { transform } from 'lightningcss';
import { featuresIn, isSupported } from './newerApis.ts';

/** Features that a supported browser lacks and that may be missing without harm, with what is missing then. */
export const allowedStyles: ReadonlyMap<string, string> = new Map([
  ['-webkit-progress-bar', 'engine’s own part of a bar; the other engine’s part stands beside it'],
  ['-webkit-progress-value', 'engine’s own part of a bar'],
  ['-webkit-meter-bar', 'engine’s own part of a bar'],
  ['-webkit-meter-optimum-value', 'engine’s own part of a bar'],
  ['-moz-progress-bar', 'engine’s own part of a bar'],
  ['-webkit-tap-highlight-color', 'the engine’s own highlight of a tap'],
  ['-webkit-user-drag', 'drawings can be dragged'],
  ['box-orient', 'never: part of the prefixed line clamp, which every engine has'],
  ['content-visibility', 'rows far below are rendered at once'],
  ['contain-intrinsic-size', 'comes with `content-visibility`'],
  ['forced-color-adjust', 'the system’s colours apply to brand colours too'],
  ['mask-mode', 'comes with the shorthand `mask`, at its initial value'],
  ['overflow-anchor', 'the page may shift while content above it loads'],
  ['resize', 'a text area keeps its size'],
  ['scrollbar-color', 'scroll bars have the system’s dark colours'],
  ['scrollbar-gutter', 'content moves by the width of a scroll bar'],
  ['scrollbar-width', 'scroll bars are visible'],
  ['selection', 'selected text has the system’s colours'],
  ['text-size-adjust', 'text grows in landscape on a phone'],
  ['text-wrap', 'lines of headings are less even'],
  ['view-transition', 'pages change without motion'],
  ['view-transition-name', 'pages change without motion'],
]);

const { properties = {}, selectors = {}, types, 'at-rules': atRules = {} } = bcd.css;
/** Functions such as `color-mix`, which are listed below the type of their value. */
const functions = new Map(
  featuresIn(types).flatMap(([name, feature]) => [[name, feature] as const, ...featuresIn(feature)]),
);

/**
 * Lists style features that a supported browser lacks. A sheet with a prefixed form of a property, or with `@supports`
 * for a function, has a fallback.
 * @param name of the file
 */
export function unsupportedStyles(name: string, source: string): string[] {
  const found = new Set<string>();
  const conditions = source
    .split('@supports')
    .slice(1)
    .map((rest) => rest.split('{', 1)[0] ?? '');
  const check = (feature: string, data: Identifier | undefined) => {
    if (data?.__compat === undefined || isSupported(data) || allowedStyles.has(feature)) return;
    if (source.includes(`-webkit-${feature}`) || conditions.some((condition) => condition.includes(feature))) return;
    found.add(feature);
  };
  transform({
    filename: name,
    code: Buffer.from(source),
    visitor: {
      Declaration(declaration) {
        const property =
          declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
        check(property, properties[property]);
      },
      Function({ name: called }) {
        check(called, functions.get(called));
      },
      Selector(selector) {
        for (const part of selector) {
          if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') continue;
          const pseudo = part.kind === 'custom' && 'name' in part ? part.name : part.kind;
          check(pseudo, selectors[pseudo]);
        }
      },
      Rule({ type }) {
        check(type, atRules[type]);
      },
    },
  });
  return [...found];
}
