import type { PageModel } from './page/pageModel.ts';

/** Sets the path of a model: an error page that many addresses share gets the requested address. */
export function modelAt(path: string, model: PageModel): PageModel {
  return model.path === '' ? { ...model, path } : model;
}
