import { serverReleaseStore } from '../../services/api/serverRelease.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { isMotionReduced } from '../../ui/isMotionReduced.browser.ts';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { blockOf } from '../blocks/blockDefinitions.ts';
import { loadViews } from '../page/loadViews.ts';
import type { PageModel } from '../page/pageModel.ts';
import type { ShownPage, StartItem } from './startItems.browser.ts';
import { ownRelease } from './tabReload.browser.ts';

/** `view-transition-name` of the cover that moves. */
const transitionName = 'game-cover';
/**
 * Custom property from which `GamePage.module.css` names the page's cover. The window of the game may replace the element
 * before the browser captures it.
 */
const coverProperty = '--cover-name';
/** Maximum time in milliseconds that the next page waits for the picture of the old one. */
const maxCaptureMs = 50;

/** The cover that the player pressed last, and the page of its game. */
let pressed: { path: string; cover: HTMLElement } | null = null;
let shownPage: ShownPage | null = null;

function isOnScreen(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > top && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/**
 * The moving cover would be above a modal dialog, for example above the login form after a visitor's press. The overlay
 * counts from its request: its code may still be loading.
 */
const isModalOpen = (): boolean =>
  overlayStore.getState().open !== null || document.querySelector('dialog:modal') !== null;

const canMove = (cover: Element): boolean =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !isMotionReduced() &&
  !isModalOpen() &&
  cover.isConnected &&
  isOnScreen(cover);

/**
 * Prepares the cover's move from its tile to the page of its game. Call directly before that page is shown, once its
 * model is known. Returns at once without a pressed cover, below a modal dialog, with reduced motion, without the code of
 * the page and in a browser without view transitions.
 */
export async function startCoverTransition(path: string, model: PageModel): Promise<void> {
  const cover = pressed?.path === path ? pressed.cover : null;
  pressed = null;
  const page = shownPage;
  if (cover === null || page === null || model.status !== 200 || !canMove(cover)) return;
  // A server of another release may lack this tab's code. The navigation handles that; see `missingCode.browser.ts`.
  if (![null, ownRelease()].includes(serverReleaseStore.getState().release)) return;
  // Now, because the page is a still picture from the capture until the next page is there.
  const views = await loadViews(model, page.getState().visit.culture);
  if (model.blocks.some(({ alias }) => blockOf(alias)?.load === 'now' && !views.has(alias))) return;
  if (canMove(cover)) await beginTransition(cover, () => page.getState().model.path === path);
}

async function beginTransition(from: HTMLElement, isShown: () => boolean): Promise<void> {
  let onCaptured = (): void => undefined;
  const captured = new Promise<void>((resolve) => {
    onCaptured = resolve;
  });
  const { style } = document.documentElement;
  from.style.viewTransitionName = transitionName;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    onCaptured();
    // The navigation shows the page in the microtasks that follow.
    await new Promise((resolve) => window.setTimeout(resolve));
    if (isShown() && !isModalOpen() && document.querySelector('[data-cover]') !== null)
      style.setProperty(coverProperty, transitionName);
    else transition.skipTransition();
  });
  const timer = window.setTimeout(() => {
    transition.skipTransition();
    onCaptured();
  }, maxCaptureMs);
  // A skipped transition rejects.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).finally(() => style.removeProperty(coverProperty));
  await captured;
  window.clearTimeout(timer);
}

/** Remembers the pressed cover for the view transition to the page of its game; decision 22. */
export const coverTransition: StartItem = {
  name: 'cover transition',
  when: 'atOnce',
  start({ page }) {
    shownPage = page;
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/game/"]') : null;
      const cover = link?.querySelector('img') ?? null;
      pressed = link === null || cover === null || !isPlainPress(event) ? null : { path: link.pathname, cover };
    };
    // Before the link's own handler.
    document.addEventListener('click', onClick, true);
    return () => {
      shownPage = null;
      document.removeEventListener('click', onClick, true);
    };
  },
};
