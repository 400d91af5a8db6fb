import type { PageModel } from '../page/pageModel.ts';

/** The model as the page at `path`: an error page that many addresses share gets the one it was asked for at. */
export function modelAt(path: string, model: PageModel): PageModel {
  return model.path === '' ? { ...model, path } : model;
}
