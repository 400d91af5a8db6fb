import { transform } from 'lightningcss';
import type { Declaration, TokenOrValue } from 'lightningcss';

interface FamilyProblem {
  family: string;
  why: string;
}
interface FontProblem extends FamilyProblem {
  line: number;
}

/** Families of last resort. Each may stand at the end of a list only. */
const lastResorts = new Set(['sans-serif', 'serif', 'monospace']);
/** Words that take over a font that is chosen elsewhere. */
const inherited = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

/** Families of the style sheets that the site and the sandbox make for a brand. */
export const servedFamilies = new Set([
  'OptimusPrinceps',
  'BrandonText',
  'Roboto',
  'Figtree',
  'Roboto Mono',
  'Roboto Mono Fallback',
  'Noto Sans SC',
]);

/** Family names of the packages that a source imports: `@fontsource/lilita-one/latin-400.css` brings `Lilita One`. */
export const importedFamilies = (source: string): string[] =>
  [...source.matchAll(/import\(?\s*'@fontsource\/([a-z\d-]+)\/[\w-]+\.css'/g)].map(([, name = '']) =>
    name
      .split('-')
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' '),
  );

/** Families of a style sheet that its page does not bring. A device may lack them, or draw other letters. */
export function deviceFonts(css: string, brought: ReadonlySet<string>): FontProblem[] {
  const problems: FontProblem[] = [];
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { declarations, loc } }) {
          for (const declaration of [...declarations.declarations, ...declarations.importantDeclarations])
            for (const list of familyLists(declaration))
              problems.push(...problemsOf(list, brought).map((problem) => ({ line: loc.line + 1, ...problem })));
        },
      },
    },
  });
  return problems;
}

/** The same for style sheets and drawings that are texts of a source file. */
export function deviceFontsInTexts(source: string, brought: ReadonlySet<string>): FontProblem[] {
  const lists = [
    ...source.matchAll(/font-family(?::|="?)([^;"{}<>\n]{1,200})/g),
    ...source.matchAll(/[;{ ]font: (\d[^;{}<>\n]{1,200})/g),
  ];
  return lists.flatMap(({ 1: list = '', index }) =>
    problemsOf(list.split(',').map(familyOfText), brought).map((problem) => ({
      line: source.slice(0, index).split('\n').length,
      ...problem,
    })),
  );
}

/** The name in one part of a list, without the weight and size before it: `600 18px/24px system-ui`. */
const familyOfText = (part: string) =>
  part
    .trim()
    .split(' ')
    .filter((word) => !/^[\d.]/.test(word))
    .join(' ')
    .replaceAll(/['"]/g, '');

/** Lists of families in a parsed declaration. A variable stands for a family that is brought. */
function familyLists(declaration: Declaration): string[][] {
  if (declaration.property === 'font-family') return [declaration.value];
  if (declaration.property === 'font') return [declaration.value.family];
  if (declaration.property === 'unparsed' && ['font', 'font-family'].includes(declaration.value.propertyId.property))
    return [familiesOfTokens(declaration.value.value)];
  if (declaration.property === 'custom' && declaration.value.name.endsWith('-face'))
    return [familiesOfTokens(declaration.value.value)];
  return [];
}

/** Families after the size: names in quotes, words and variables, separated by commas. */
function familiesOfTokens(tokens: TokenOrValue[]): string[] {
  const families = tokens.flatMap((token) => {
    if (token.type === 'var') return [`var(${token.value.name.ident})`];
    if (token.type !== 'token') return [];
    return token.value.type === 'ident' || token.value.type === 'string' ? [token.value.value] : [];
  });
  return families.filter((family) => family !== 'normal' && family !== 'bold');
}

function problemsOf(families: readonly string[], brought: ReadonlySet<string>): FamilyProblem[] {
  const isBrought = (family: string) => family.includes('var(') || family.includes('$') || brought.has(family);
  return families.flatMap((family, index) => {
    if (isBrought(family) || inherited.has(family)) return [];
    if (!lastResorts.has(family)) return [{ family, why: 'is a font of the device, or of another page' }];
    if (index === families.length - 1 && families.slice(0, index).some(isBrought)) return [];
    return [{ family, why: 'needs a font before it that the page brings' }];
  });
}
