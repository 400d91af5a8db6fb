import type { LoginState } from '@foyer/contract/blocks';
import type { AnyBlockDefinition } from '../blocks/blockDefinition.ts';
import { sitePaths } from '../domain/site/sitePaths.ts';
import { closeOverlay, overlayStore } from '../overlays/openOverlay.ts';
import { loadViewsOf } from '../page/loadViews.ts';
import { blockOf, opensOverlay } from '../page/registry.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import type { PageStore } from './pageStore.ts';

interface LazyBlocksDeps {
  page: PageStore;
  navigation: Pick<Navigation, 'go'>;
  loginState: () => LoginState;
  /** Tells the player that something could not be opened. */
  onFailure: () => void;
}

/**
 * Brings the code of blocks that did not come with the page: those for idle time once nothing else is to do, and those
 * for use when their overlay is opened. Runs for every page that is shown, until the function that it returns is called.
 */
export function loadLazyBlocks({ page, navigation, loginState, onFailure }: LazyBlocksDeps): () => void {
  const bring = async (isWanted: (definition: AnyBlockDefinition) => boolean) => {
    const { model, visit } = page.getState();
    const views = await loadViewsOf(model, visit.culture, isWanted);
    // A page that came meanwhile brings its own.
    if (page.getState().model === model && views.size !== page.getState().views.size) page.setState({ views });
  };
  const bringIdle = () => whenIdle(() => void bring((definition) => definition.load === 'idle'));
  /** The overlay that is open and that no block of the page draws, although the page is up to date, or null. */
  const undrawnOverlay = () => {
    const { open } = overlayStore.getState();
    const { model, visit, isPending } = page.getState();
    // A page that is on its way, or that a login or logout is about to replace, may bring the overlay itself.
    if (open === null || isPending || visit.loginState !== loginState() || !opensOverlay(open)) return null;
    return model.blocks.some((block) => blockOf(block.alias)?.opens === open) ? null : open;
  };
  const fail = () => {
    closeOverlay();
    onFailure();
  };
  const bringOpened = async () => {
    const { open } = overlayStore.getState();
    if (open === null) return;
    const { model } = page.getState();
    // PG-09: error pages have no login dialog, for example. The lobby has every overlay and opens it at once.
    if (undrawnOverlay() !== null) {
      if (model.path === sitePaths.lobby) fail();
      else navigation.go(sitePaths.lobby);
      return;
    }
    await bring((definition) => definition.opens === open);
    const { model: shown, views } = page.getState();
    // The page that came meanwhile asks for what is open itself.
    if (shown !== model) return;
    const isMissing = model.blocks.some((block) => blockOf(block.alias)?.opens === open && !views.has(block.alias));
    // Code that could not be had is told, and the next press tries again.
    if (isMissing && overlayStore.getState().open === open) fail();
  };

  const stopPage = page.subscribe((state, before) => {
    if (state.model === before.model) {
      // The page could not be had, which the navigation has told already: the overlay must not come up later by surprise.
      if (before.isPending && !state.isPending && undrawnOverlay() !== null) closeOverlay();
      return;
    }
    bringIdle();
    void bringOpened();
  });
  const stopOverlay = overlayStore.subscribe((state, before) => {
    if (state.open !== before.open) void bringOpened();
  });
  bringIdle();
  void bringOpened();
  return () => {
    stopPage();
    stopOverlay();
  };
}
