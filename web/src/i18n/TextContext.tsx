import { createContext, use } from 'react';
import type { Formats } from './formats.ts';
import type { Translate } from './messages.ts';

export interface TextTools {
  t: Translate;
  formats: Formats;
}

export const TextContext = createContext<TextTools | null>(null);

/** Returns `t('area.key', { values })` in the language of the visit, and the formats of its locale. */
export function useText(): TextTools {
  const tools = use(TextContext);
  if (tools === null) throw new Error('useText needs a TextContext above it');
  return tools;
}
