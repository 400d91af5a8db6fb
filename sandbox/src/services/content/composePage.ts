import { filesOf, type Layers } from './layers.ts';
import type { PageEntry, RawProperties } from './pageFile.ts';

export interface RawComponent {
  readonly key: string;
  readonly alias: string;
  readonly properties: RawProperties;
}

export interface RawPage {
  readonly head: RawProperties;
  readonly components: readonly RawComponent[];
}

/**
 * Composes the page at a path, or returns null if no layer has the path. Content closer to the market wins, by
 * component key and by property.
 */
export function composePage(layers: Layers, path: string): RawPage | null {
  const files = filesOf(layers, 'page', ({ value }) => value.path === path);
  if (files.length === 0) return null;
  let head: RawProperties = {};
  let components: RawComponent[] = [];
  for (const { value: page } of files) {
    head = { ...head, ...page.head };
    components = components.filter(({ key }) => !page.without.includes(key));
    for (const entry of page.entries) components = withEntry(components, entry, layers);
  }
  return { head, components };
}

/** Changes an existing key in place. Inserts a new key after the key that the entry names, or at the end. */
function withEntry(components: readonly RawComponent[], entry: PageEntry, layers: Layers): RawComponent[] {
  const component = toComponent(entry, layers);
  if (component === null) return [...components];
  const at = components.findIndex(({ key }) => key === entry.key);
  const before = components[at];
  if (before !== undefined) {
    const properties =
      before.alias === component.alias ? { ...before.properties, ...component.properties } : component.properties;
    return components.with(at, { ...component, properties });
  }
  const place = components.findIndex(({ key }) => key === entry.after);
  return place === -1 ? [...components, component] : components.toSpliced(place + 1, 0, component);
}

/** Returns null if no layer has the shared component, so that the rest of the page still shows. */
function toComponent(entry: PageEntry, layers: Layers): RawComponent | null {
  if (entry.shared === null) return { key: entry.key, alias: entry.alias, properties: entry.properties };
  const files = filesOf(layers, 'shared', ({ name }) => name === entry.shared);
  const nearest = files.at(-1);
  if (nearest === undefined) return null;
  const properties = Object.assign({}, ...files.map(({ value }) => value.properties)) as RawProperties;
  return { key: entry.key, alias: nearest.value.alias, properties };
}
