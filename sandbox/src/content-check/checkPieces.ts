import { textFileName } from '../services/content/componentProblem.ts';
import { filesOf, type Layers } from '../services/content/layers.ts';
import { pathOfFile } from '../services/content/pathOfFile.ts';
import type { ContentPlace, Fault } from './contentRules.ts';

/** Finds unresolved names in pages and nodes of a market's layers: shared components, texts, keys. */
export function checkPieces(layers: Layers, place: Omit<ContentPlace, 'page'>): Fault[] {
  const sharedNames = new Set(filesOf(layers, 'shared', () => true).map(({ name }) => name));
  const textNames = new Set(filesOf(layers, 'text', () => true).map(({ name }) => name));
  const pages = filesOf(layers, 'page', () => true);
  const faults: Fault[] = [];
  for (const file of pages) {
    const { path, entries, without } = file.value;
    const here = { file: pathOfFile(file), place: { ...place, page: path } };
    const keys = new Set(
      pages.filter((other) => other.value.path === path).flatMap((other) => other.value.entries.map(({ key }) => key)),
    );
    for (const [at, key] of without.entries()) {
      if (!keys.has(key))
        faults.push({
          ...here,
          rule: 'nothingThere',
          message: `the page has no component “${key}” that could be taken away`,
          at: ['without', at],
        });
    }
    for (const [at, entry] of entries.entries()) {
      if (entry.after !== null && !keys.has(entry.after))
        faults.push({
          ...here,
          rule: 'nothingThere',
          message: `the page has no component “${entry.after}”; this one stands last`,
          at: ['components', at, 'after'],
        });
      if (entry.shared !== null && !sharedNames.has(entry.shared))
        faults.push({
          ...here,
          rule: 'missingComponent',
          message: `there is no shared component “${entry.shared}”`,
          at: ['components', at, 'shared'],
        });
      if (entry.shared !== null) continue;
      for (const [field, value] of Object.entries(entry.properties)) {
        const name = textFileName(value);
        if (name !== null && !textNames.has(name))
          faults.push({
            ...here,
            rule: 'unknownText',
            message: `there is no text “${name}”`,
            at: ['components', at, field],
          });
      }
    }
  }
  return faults;
}
