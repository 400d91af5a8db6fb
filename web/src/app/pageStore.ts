import type { StoreApi } from 'zustand/vanilla';
import { createStore } from '../base/createStore.ts';
import type { Visit } from '../services/market/visit.ts';
import type { BlockViews } from './page/loadViews.ts';
import type { PageModel } from './page/pageModel.ts';

export interface PageState {
  model: PageModel;
  visit: Visit;
  views: BlockViews;
  /** Whether a navigation is in progress. */
  isPending: boolean;
  /** Number of pages shown in this tab. */
  count: number;
}

export type PageStore = StoreApi<PageState>;

export function createPageStore(model: PageModel, visit: Visit, views: BlockViews): PageStore {
  return createStore<PageState>(() => ({ model, visit, views, isPending: false, count: 1 }));
}
