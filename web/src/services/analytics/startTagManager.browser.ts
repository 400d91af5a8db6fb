import { browserClock } from '../../base/browserClock.browser.ts';
import type { Clock } from '../../base/clock.ts';
import type { ConsentGroup } from '../storage/storageConsent.ts';
import { pushToDataLayer } from './dataLayer.browser.ts';

type ConsentState = 'granted' | 'denied';

/** Storage types of consent mode v2 by group. */
const storageOfGroup: Readonly<Record<ConsentGroup, readonly string[]>> = {
  C0002: ['analytics_storage'],
  C0003: ['functionality_storage', 'personalization_storage'],
  C0004: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};
const groups: readonly ConsentGroup[] = ['C0002', 'C0003', 'C0004'];
/** Milliseconds that tags wait for the page's consent update. */
const waitForUpdateMs = 500;

export interface TagManagerDeps {
  isAllowed: (group: ConsentGroup) => boolean;
  followConsent: (listener: () => void) => () => void;
  /** Loads the configured script; false when it cannot be loaded. */
  load: () => Promise<boolean>;
  /** Called while every consent is denied in the data layer, to push what happened before the consent. */
  whileDenied?: () => void;
  clock?: Pick<Clock, 'now'>;
}

/**
 * Loads the operator's tag manager after consent to analytics or marketing. Earlier entries of the data layer were
 * pushed with consent denied, and tags treat them so.
 */
export function startTagManager({
  isAllowed,
  followConsent,
  load,
  whileDenied,
  clock = browserClock,
}: TagManagerDeps): () => void {
  let isLoaded = false;
  let last = '';
  const responses = () =>
    Object.fromEntries(
      groups.flatMap((group) =>
        storageOfGroup[group].map((name): [string, ConsentState] => [name, isAllowed(group) ? 'granted' : 'denied']),
      ),
    );
  const denied = Object.fromEntries(
    Object.values(storageOfGroup).flatMap((names) => names.map((name): [string, ConsentState] => [name, 'denied'])),
  );

  function update(): void {
    const current = responses();
    const text = JSON.stringify(current);
    if (text === last) return;
    last = text;
    gtag('consent', 'update', current);
    if (isLoaded || !(isAllowed('C0002') || isAllowed('C0004'))) return;
    isLoaded = true;
    pushToDataLayer({ 'gtm.start': clock.now(), event: 'gtm.js' });
    void load().then((isThere) => {
      // Retry with the next consent.
      if (!isThere) {
        isLoaded = false;
        last = '';
      }
    });
  }

  gtag('consent', 'default', { ...denied, security_storage: 'granted', wait_for_update: waitForUpdateMs });
  last = JSON.stringify(denied);
  whileDenied?.();
  update();
  return followConsent(update);
}

/** gtag commands must be arguments objects; that distinguishes them from events. */
function gtag(..._command: [string, string, object]): void {
  pushToDataLayer(arguments);
}
