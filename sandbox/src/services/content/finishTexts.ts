import type { Culture } from '@foyer/contract/ids';
import { textFileName } from './componentProblem.ts';
import { filesOf, type Layers } from './layers.ts';
import { inCulture } from './localText.ts';

/** Resolves the values of content files for one market and language. */
export type FinishTexts = (value: unknown) => unknown;

/**
 * Inserts the texts of `texts/` (closest layer first), then selects the language and fills in facts. A missing text
 * becomes ''.
 */
export function finishTexts(layers: Layers, culture: Culture, facts: Readonly<Record<string, string>>): FinishTexts {
  const withTextFiles = (value: unknown): unknown => {
    const name = textFileName(value);
    if (name !== null) return filesOf(layers, 'text', (file) => file.name === name).at(-1)?.value ?? '';
    if (Array.isArray(value)) return value.map(withTextFiles);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTextFiles(part)]));
  };
  return (value) => inCulture(withTextFiles(value), culture, facts);
}
