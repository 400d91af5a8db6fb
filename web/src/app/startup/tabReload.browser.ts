import { siteStore } from '../../domain/site/siteStore.ts';
import { reloadOfferStore } from '../../services/api/reloadOfferStore.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { reloadPage } from '../../ui/reloadPage.browser.ts';
import { canReload, isReloadDue } from './releaseReload.ts';
import type { ReleaseReloads } from './releaseReload.ts';

/** Stored value: the reloads, and whether the player should be told about the last one. */
interface Stored {
  reloads?: ReleaseReloads;
  isToastDue?: boolean;
}

/** Release of this tab's code. */
export const ownRelease = (): string => document.documentElement.dataset['release'] ?? '';

/** Fields whose text a reload would lose. The next page has the search too. */
const fields =
  ':is(form,dialog) :is(textarea,input:not([type=checkbox],[type=radio],[type=range],[type=search],[type=hidden]))';

/** Whether a full page load interrupts nothing in this tab now. */
export const isReloadAllowed = (occasion: { isLeaving: boolean; isGameOpen: boolean }): boolean =>
  canReload({
    ...occasion,
    isPaying: siteStore.getState().bankingModal.show,
    hasInput: [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== ''),
    openOverlay: overlayStore.getState().open,
  });

function loadReloads(): Stored {
  try {
    // Not validated: a wrong value costs one reload.
    return Object(JSON.parse(tabStorage.get(storedKeys.releaseReloads) ?? '{}')) as Stored;
  } catch {
    return {};
  }
}

const store = (value: Stored): boolean => tabStorage.set(storedKeys.releaseReloads, JSON.stringify(value));

/** Whether this tab has not reloaded for the server's release recently. */
export const isDueFor = (server: string): boolean =>
  isReloadDue(ownRelease(), server, loadReloads().reloads ?? {}, Date.now());

/** Returns false without reloading when the reload could not be noted: it might repeat for ever. */
export function reloadFor(server: string, isToastDue: boolean): boolean {
  if (!store({ reloads: { ...loadReloads().reloads, [server]: Date.now() }, isToastDue })) return false;
  reloadPage();
  return true;
}

/** Handles code that could not be loaded although the server responds. Returns whether the page is about to reload. */
export function onMissingCode(server: string, isGameOpen: boolean): boolean {
  if (!isDueFor(server)) return false;
  if (isReloadAllowed({ isLeaving: false, isGameOpen })) return reloadFor(server, true);
  reloadOfferStore.setState({ isOffered: true });
  return false;
}

/**
 * Returns once whether the player should be told that this page was reloaded. A reload that `missingCode.browser.ts` had
 * to start alone stored an empty value, and is due too.
 */
export function takeDueToast(): boolean {
  if (tabStorage.get(storedKeys.releaseReloads) === null) return false;
  const stored = loadReloads();
  return stored.isToastDue !== false && store({ ...stored, isToastDue: false });
}
