import { searchKey } from '../features/search/searchKey.browser.ts';
import type { PageContext, StartItem } from './startItem.browser.ts';

/** What runs from the first moment on and comes with the page. Keep it tiny: everybody waits for it. */
export const pageStartList: readonly StartItem<PageContext>[] = [searchKey];
