import type { Interaction } from '../analytics/interaction.ts';
import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import type { ShownPage } from './startItem.browser.ts';

/** Tells of the page that is shown, to `first`, and of each that comes in its place, to everybody. */
export function trackPageViews(page: ShownPage, first: (interaction: Interaction) => void): () => void {
  const loaded = (): Interaction => {
    const { path, status, head } = page.getState().model;
    return { area: 'page', action: 'load', path, status, title: head.title };
  };
  let shown = page.getState().model;
  first(loaded());
  return page.subscribe(() => {
    const { model } = page.getState();
    // The same page for another login state is no new page.
    const isNew = model.path !== shown.path;
    shown = model;
    if (isNew) trackInteraction(loaded());
  });
}
