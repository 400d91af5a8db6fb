import type { Culture } from '@foyer/contract/identifiers';
import { textFileName } from './componentProblem.ts';
import { filesOf, type Layers } from './layers.ts';
import { inCulture } from './localText.ts';

/** Turns values of content files into what a reader of one market and language gets. */
export type FinishTexts = (value: unknown) => unknown;

/** Fills in the texts of `texts/` (nearest layer first), then language and facts. A text that nobody wrote becomes ''. */
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
