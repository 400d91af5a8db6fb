import type { Culture } from '@foyer/contract/ids';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type ExclusionSection from './ExclusionSection.tsx';

/** Loads the view with its messages, which no other view needs. */
export async function loadExclusionSection(culture: Culture): Promise<{ default: typeof ExclusionSection }> {
  const [view] = await Promise.all([import('./ExclusionSection.tsx'), loadLazyMessages(culture, 'exclusion')]);
  return view;
}
