import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

export interface BundleDeclaration {
  bundle: string;
  /** Modules of the bundle: the specifier, and the property beside the bundle's name that holds the `import()`. */
  imports: readonly { specifier: string; property: string }[];
}

export interface ReadDeclarations {
  declarations: readonly BundleDeclaration[];
  /** The code without properties that only the build or the server reads. All other positions are unchanged. */
  code: string;
}

interface OpenObject {
  bundle: string | null;
  /** Property that is being visited. */
  property: string;
  imports: { specifier: string; property: string }[];
  /** Positions of properties with a plain string value, including the trailing comma. */
  texts: Map<string, readonly [start: number, end: number]>;
  hasView: boolean;
}

/**
 * Reads the bundle declarations of a module: an object with `bundle: '…'` assigns every `import()` inside it to that
 * bundle, except inside a nested object that names another. In objects with `view` (blocks), the path of the view's
 * source file is removed too, because only the server reads it and every page would carry all paths.
 * @param code JavaScript
 */
export function readBundleDeclarations(code: string): ReadDeclarations {
  const objects: OpenObject[] = [];
  const declarations: BundleDeclaration[] = [];
  const blanks: (readonly [number, number])[] = [];
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const texts = new Map<string, readonly [number, number]>();
      let bundle: string | null = null;
      for (const property of properties) {
        const text = textOf(property);
        if (property.type !== 'Property' || text === null) continue;
        if (nameOf(property) === 'bundle') bundle = text;
        texts.set(nameOf(property), [
          property.start,
          property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0),
        ]);
      }
      const hasView = properties.some((property) => property.type === 'Property' && nameOf(property) === 'view');
      objects.push({ bundle, property: '', imports: [], texts, hasView });
    },
    Property: (property) => {
      const [object] = objects.slice(-1);
      if (object !== undefined) object.property = nameOf(property);
    },
    ImportExpression: ({ source }) => {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      const object = objects.findLast(({ bundle }) => bundle !== null) ?? objects.at(-1);
      object?.imports.push({ specifier: source.value, property: object.property });
    },
    'ObjectExpression:exit': () => {
      const object = objects.pop();
      if (object === undefined || object.imports.length === 0) return;
      for (const name of ['bundle', ...(object.hasView ? ['module'] : [])]) {
        const range = object.texts.get(name);
        if (range !== undefined) blanks.push(range);
      }
      if (object.bundle !== null) declarations.push({ bundle: object.bundle, imports: object.imports });
    },
  }).visit(parseSync('declarations.js', code).program);
  return { declarations, code: blanks.reduce(blankOut, code) };
}

function nameOf({ key }: { key: ESTree.PropertyKey }): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
}

function textOf(property: ESTree.ObjectPropertyKind): string | null {
  return property.type === 'Property' && property.value.type === 'Literal' && typeof property.value.value === 'string'
    ? property.value.value
    : null;
}

/** Keeps the length, so that source maps stay valid. */
function blankOut(code: string, [start, end]: readonly [number, number]): string {
  return code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
}
