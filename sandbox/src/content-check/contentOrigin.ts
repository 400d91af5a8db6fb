import { textFileName } from '../services/content/componentProblem.ts';
import type { ContentFile } from '../services/content/contentFiles.ts';
import { filesOf, type Layers } from '../services/content/layers.ts';
import { pathOfFile } from '../services/content/pathOfFile.ts';

export interface ContentOrigin {
  file: string | null;
  at: readonly (string | number)[];
}

const originOf = (file: ContentFile, at: ContentOrigin['at']): ContentOrigin => ({ file: pathOfFile(file), at });

/** Returns the path of the page file that a page is made from: its own, or that of its template. */
export function writtenPath(layers: Layers, pagePath: string): string {
  const paths = filesOf(layers, 'page', () => true).map(({ value }) => value.path);
  const steps = pagePath.split('/');
  const isFilled = (template: string) => {
    const parts = template.split('/');
    return parts.length === steps.length && parts.every((part, at) => part === steps[at] || /^\{\w+\}$/.test(part));
  };
  return paths.includes(pagePath) ? pagePath : (paths.find(isFilled) ?? pagePath);
}

/** Returns file and path of a component's field. For a missing field, returns where the component first appears. */
export function originOfField(layers: Layers, pagePath: string, key: string, field: string | null): ContentOrigin {
  let placed: ContentOrigin = { file: null, at: [] };
  for (const file of filesOf(layers, 'page', ({ value }) => value.path === pagePath).toReversed()) {
    const at = file.value.entries.findIndex((entry) => entry.key === key);
    const entry = file.value.entries[at];
    if (entry === undefined) continue;
    placed = originOf(file, ['components', at]);
    if (entry.shared === null) {
      if (field !== null && Object.hasOwn(entry.properties, field))
        return inTextFile(layers, entry.properties[field], originOf(file, ['components', at, field]));
      continue;
    }
    const shared = originOfShared(layers, entry.shared, field);
    if (shared !== null) return shared;
  }
  return placed;
}

/** Returns file and path of a shared component's field; null if no file defines the component. */
export function originOfShared(layers: Layers, component: string, field: string | null): ContentOrigin | null {
  const shared = filesOf(layers, 'shared', ({ name }) => name === component).toReversed();
  const own = shared.find(({ value }) => field !== null && Object.hasOwn(value.properties, field)) ?? shared.at(-1);
  if (own === undefined) return null;
  return originOf(own, field !== null && Object.hasOwn(own.value.properties, field) ? [field] : []);
}

/** Returns the closest file that defines this head property of the page. */
export function originOfHead(layers: Layers, pagePath: string, name: string | null): ContentOrigin {
  const files = filesOf(layers, 'page', ({ value }) => value.path === pagePath);
  const own = files.findLast(({ value }) => name !== null && Object.hasOwn(value.head, name));
  if (own !== undefined && name !== null) return originOf(own, [name]);
  const [first] = files;
  return first === undefined ? { file: null, at: [] } : originOf(first, []);
}

export function originOfNode(layers: Layers, alias: string, at: ContentOrigin['at']): ContentOrigin {
  const own = filesOf(layers, 'node', ({ value }) => value.alias === alias).at(-1);
  return own === undefined ? { file: null, at: [] } : originOf(own, at);
}

function inTextFile(layers: Layers, value: unknown, written: ContentOrigin): ContentOrigin {
  const name = textFileName(value);
  const text = name === null ? undefined : filesOf(layers, 'text', (file) => file.name === name).at(-1);
  return text === undefined ? written : originOf(text, []);
}
