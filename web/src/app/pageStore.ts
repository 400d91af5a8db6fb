import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Visit } from '../market/visit.ts';
import type { BlockViews } from '../page/blockViews.ts';
import type { PageModel } from '../page/pageModel.ts';

export interface PageState {
  model: PageModel;
  visit: Visit;
  views: BlockViews;
  /** A newer page is on its way. */
  isPending: boolean;
  /** Pages shown in this tab so far. */
  count: number;
}

export type PageStore = StoreApi<PageState>;

export function createPageStore(model: PageModel, visit: Visit, views: BlockViews): PageStore {
  return createStore<PageState>(() => ({ model, visit, views, isPending: false, count: 1 }));
}
