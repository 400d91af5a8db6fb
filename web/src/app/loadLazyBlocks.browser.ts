import type { LoginState } from '@foyer/contract/blocks';
import type { AnyBlockDefinition } from '../domain/block/blockDefinition.ts';
import { sitePaths } from '../domain/site/sitePaths.ts';
import { closeOverlay, overlayStore } from '../services/overlays/openOverlay.ts';
import type { OverlayName } from '../services/overlays/openOverlay.ts';
import { tabStorage } from '../services/storage/browserStorage.browser.ts';
import { changeAddress } from '../ui/changeAddress.browser.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import { blockOf, opensOverlay } from './blocks/blockDefinitions.ts';
import { followOverlayIntents } from './followOverlayIntents.browser.ts';
import { loadViewsOf } from './page/loadViews.ts';
import type { PageStore } from './pageStore.ts';

interface LazyBlocksDeps {
  page: PageStore;
  navigation: Pick<Navigation, 'go'>;
  loginState: () => LoginState;
  /** Reports to the player that something could not be opened. */
  onFailure: () => void;
  /** Whether the page is about to reload, because its code is of an old release; see `missingCode.browser.ts`. */
  isReloading: () => Promise<boolean>;
}

/** Returns the page's address with a request for an overlay that has one, which a reloaded page opens. */
function addressRequesting(overlay: OverlayName): string {
  const address = new URL(window.location.href);
  if (overlay === 'login' || overlay === 'register') address.searchParams.set(overlay, '1');
  return address.href;
}

/**
 * Loads the code of lazy blocks by their timing (`LoadTiming`). Runs for every page until the returned function is
 * called.
 */
export function loadLazyBlocks({ page, navigation, loginState, onFailure, isReloading }: LazyBlocksDeps): () => void {
  const bring = async (isWanted: (definition: AnyBlockDefinition) => boolean) => {
    const { model, visit } = page.getState();
    const loaded = await loadViewsOf(model, visit.culture, isWanted);
    const { model: currentModel, views: shown } = page.getState();
    // What is shown stays, also where the development server has given this module a second copy of the loaded views.
    const views = new Map([...shown, ...loaded]);
    // A newer page loads its own views.
    if (currentModel === model && views.size !== shown.size) page.setState({ views });
  };
  const isRequested = (definition: AnyBlockDefinition) =>
    definition.isRequested?.(window.location, tabStorage.get) === true;
  const bringIdle = () =>
    whenIdle(() => {
      const isPlayer = page.getState().visit.loginState === 'Logged-In';
      void bring(
        (definition) =>
          definition.load === 'idle' || (definition.load === 'player' && isPlayer) || isRequested(definition),
      );
    });
  /** The open overlay that no block of the current page renders, or null while a page is loading. */
  const undrawnOverlay = () => {
    const { open } = overlayStore.getState();
    const { model, visit, isPending } = page.getState();
    // A page that is loading, or that a login or logout is about to replace, may contain the overlay.
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
    // PG-09: a page may lack the overlay's block; error pages have no login dialog. The lobby has every overlay and
    // opens it after navigation.
    const undrawn = undrawnOverlay();
    if (undrawn !== null) {
      // The login dialog disappears with the visitor's page on which the player logged in.
      if (loginState() === 'Logged-In' && (undrawn === 'login' || undrawn === 'register')) closeOverlay();
      else if (model.path === sitePaths.lobby) fail();
      else navigation.go(sitePaths.lobby);
      return;
    }
    const { dataset } = document.documentElement;
    dataset['opening'] = '';
    await bring((definition) => definition.opens === open);
    delete dataset['opening'];
    const { model: currentModel, views } = page.getState();
    // The newer page handles the open overlay itself.
    if (currentModel !== model) return;
    const isMissing = model.blocks.some((block) => blockOf(block.alias)?.opens === open && !views.has(block.alias));
    if (!isMissing || overlayStore.getState().open !== open) return;
    const { href } = window.location;
    const requesting = addressRequesting(open);
    changeAddress(requesting);
    if (await isReloading()) return;
    // The player may have followed a link meanwhile.
    if (window.location.href === requesting) changeAddress(href);
    // Report code that could not be loaded; the next attempt tries again.
    if (overlayStore.getState().open === open) fail();
  };

  const stopPage = page.subscribe((state, before) => {
    if (state.model === before.model) {
      // The navigation has reported the failure already. Close the overlay, so that it does not open unexpectedly
      // later.
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
  const stopIntents = followOverlayIntents({
    isVisitor: () => loginState() === 'Logged-Out',
    onIntent: (overlay) => void bring(({ load, opens }) => load === 'intent' && opens === overlay),
    onAddress: () => void bring(isRequested),
  });
  return () => {
    stopPage();
    stopOverlay();
    stopIntents();
  };
}
