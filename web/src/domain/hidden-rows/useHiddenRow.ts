import { useStoreValue } from '../../ui/useStoreValue.ts';
import { hiddenRowsStore } from './hiddenRowsStore.ts';

interface HiddenRow {
  isHidden: boolean;
  /** Whether the choice of this browser has been read. */
  isKnown: boolean;
  /** Attribute by which the early script hides the games of the row before the choice is known. */
  attribute: { 'data-row'?: string };
}

/**
 * Returns whether the visitor hides a row.
 * @param key null for a row that cannot be hidden
 */
export function useHiddenRow(key: string | null): HiddenRow {
  const keys = useStoreValue(hiddenRowsStore, (state) => state.keys);
  const isKnown = keys !== null;
  const isHidden = key !== null && keys?.includes(key) === true;
  return { isHidden, isKnown, attribute: key !== null && (isHidden || !isKnown) ? { 'data-row': key } : {} };
}

/** Hides the games of a row, or shows them again. */
export const hideRow = (key: string, isHidden: boolean): void =>
  void import('./hiddenRows.browser.ts').then(({ storeRowHidden }) => storeRowHidden(key, isHidden));
