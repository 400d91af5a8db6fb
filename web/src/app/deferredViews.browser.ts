import type { AnyBlockDefinition } from '../blocks/blockDefinition.ts';
import { closeOverlay, overlayStore } from '../overlays/openOverlay.ts';
import { blockOf } from '../page/registry.ts';
import { loadViewsOf } from '../page/loadViews.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import type { PageStore } from './pageStore.ts';

/**
 * Brings the code of blocks that did not come with the page: those for idle time once nothing else is to do, and those
 * for use when their overlay is opened. Runs for every page that is shown.
 */
export function loadDeferredViews(page: PageStore, onFailure: () => void): void {
  const bring = async (isWanted: (definition: AnyBlockDefinition) => boolean) => {
    const { model, visit } = page.getState();
    const views = await loadViewsOf(model, visit.culture, isWanted);
    // A page that came meanwhile brings its own.
    if (page.getState().model === model && views.size !== page.getState().views.size) page.setState({ views });
  };
  const bringIdle = () => whenIdle(() => void bring((definition) => definition.load === 'idle'));
  const bringOpened = async () => {
    const { open } = overlayStore.getState();
    if (open === null) return;
    const { model } = page.getState();
    await bring((definition) => definition.opens === open);
    const { model: shown, views } = page.getState();
    // The page that came meanwhile asks for what is open itself.
    if (shown !== model) return;
    const isMissing = model.blocks.some((block) => blockOf(block.alias)?.opens === open && !views.has(block.alias));
    // Code that could not be had is told, and the next press tries again.
    if (isMissing && overlayStore.getState().open === open) {
      closeOverlay();
      onFailure();
    }
  };

  page.subscribe((state, before) => {
    if (state.model === before.model) return;
    bringIdle();
    void bringOpened();
  });
  overlayStore.subscribe((state, before) => {
    if (state.open !== before.open) void bringOpened();
  });
  bringIdle();
  void bringOpened();
}
