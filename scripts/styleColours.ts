import { transform } from 'lightningcss';
import type { Declaration } from 'lightningcss';

interface ColourProblem {
  line: number;
  text: string;
  why: string;
}

/**
 * Notations that not every supported browser has. A gradient with one of their colours interpolates in Oklab, but not in
 * every browser, so hard stops blur and hues shift.
 */
const newNotations = new Set(['color-mix', 'color', 'lab', 'lch', 'oklab', 'oklch', 'light-dark']);
/** The same colours where the parser has resolved them. */
const newSpaces = new Set([...newNotations, 'srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020']);

/**
 * Lists colours of a style sheet in notations that browsers treat differently, and colours that have no name.
 * @param rules `mayMix`: the build replaces `color-mix()`. `needsNames`: a colour is declared as a custom property of
 *   `:root` and used by its name
 */
export function styleColours(
  source: string,
  { mayMix = false, needsNames }: { mayMix?: boolean; needsNames: boolean },
): ColourProblem[] {
  const problems: ColourProblem[] = [];
  transform({
    filename: 'style.css',
    cssModules: true,
    code: Buffer.from(source),
    visitor: {
      Rule: {
        style({ value: { selectors, declarations, loc } }) {
          const isRoot = selectors.every((selector) => selector.some((part) => 'kind' in part && part.kind === 'root'));
          for (const declaration of [...declarations.declarations, ...declarations.importantDeclarations]) {
            const isToken = isRoot && declaration.property === 'custom';
            const { name } = declaration.value as { name?: string };
            const property = declaration.property === 'custom' ? String(name) : propertyOf(declaration);
            for (const colour of coloursIn(declaration.value)) {
              const isNew = newSpaces.has(colour) && !(mayMix && colour === 'color-mix');
              const isUnnamed = needsNames && !isToken && !newSpaces.has(colour);
              if (isNew || isUnnamed)
                problems.push({
                  line: loc.line + 1,
                  text: `${property}: ${colour}`,
                  why: isNew ? 'is not the same in every browser' : 'has no name',
                });
            }
          }
        },
      },
    },
  });
  return problems;
}

const propertyOf = (declaration: Declaration) =>
  declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;

/** Names of functions and notations of visible colours in a parsed value, at any depth. */
function coloursIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(coloursIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type, alpha, name, value: inner } = value as Record<string, unknown>;
  if (typeof name === 'string' && newNotations.has(name)) return [name];
  if (typeof type === 'string' && typeof alpha === 'number') return alpha === 0 ? [] : [type];
  if (type === 'ident' && typeof inner === 'string') return isNamedColour(inner) ? [inner] : [];
  return Object.values(value).flatMap(coloursIn);
}

const knownWords = new Map<string, boolean>();

/** Whether the word is a visible colour. Words in values with variables are not parsed as colours. */
function isNamedColour(word: string) {
  const known = knownWords.get(word);
  if (known !== undefined || !/^[a-z]+$/i.test(word)) return known ?? false;
  let isColour = false;
  transform({
    filename: 'word.css',
    code: Buffer.from(`a{color:${word}}`),
    errorRecovery: true,
    visitor: {
      Color(colour) {
        isColour = typeof colour === 'object' && colour.type === 'rgb' && colour.alpha > 0;
      },
    },
  });
  knownWords.set(word, isColour);
  return isColour;
}
