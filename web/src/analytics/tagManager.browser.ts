import type { ConsentGroup } from '../consent/consentState.browser.ts';
import { pushToDataLayer } from './dataLayer.browser.ts';

type ResponseBody = 'granted' | 'denied';

/** What each group allows, by the names of consent mode v2. */
const storageOfGroup: Readonly<Record<ConsentGroup, readonly string[]>> = {
  C0002: ['analytics_storage'],
  C0003: ['functionality_storage', 'personalization_storage'],
  C0004: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};
const groups: readonly ConsentGroup[] = ['C0002', 'C0003', 'C0004'];
/** How long tags wait for the choice of this page, milliseconds. */
const waitForUpdateMs = 500;

export interface TagManagerDeps {
  isAllowed: (group: ConsentGroup) => boolean;
  followConsent: (listener: () => void) => () => void;
  /** Loads the script that the configuration names; false when it cannot be had. */
  load: () => Promise<boolean>;
  now: () => number;
}

/**
 * The operator's tag manager. Nothing of it loads before somebody has said yes to analytics or marketing; what stood in
 * the data layer until then was put there under a consent that said no, and its tags read it so.
 */
export function startTagManager({ isAllowed, followConsent, load, now }: TagManagerDeps): () => void {
  let isLoaded = false;
  let last = '';
  const responses = () =>
    Object.fromEntries(
      groups.flatMap((group) =>
        storageOfGroup[group].map((name): [string, ResponseBody] => [name, isAllowed(group) ? 'granted' : 'denied']),
      ),
    );
  const denied = Object.fromEntries(
    Object.values(storageOfGroup).flatMap((names) => names.map((name): [string, ResponseBody] => [name, 'denied'])),
  );

  function update(): void {
    const now_ = responses();
    const text = JSON.stringify(now_);
    if (text === last) return;
    last = text;
    gtag('consent', 'update', now_);
    if (isLoaded || !(isAllowed('C0002') || isAllowed('C0004'))) return;
    isLoaded = true;
    pushToDataLayer({ 'gtm.start': now(), event: 'gtm.js' });
    void load().then((isThere) => {
      // The next yes tries again.
      if (!isThere) {
        isLoaded = false;
        last = '';
      }
    });
  }

  gtag('consent', 'default', { ...denied, security_storage: 'granted', wait_for_update: waitForUpdateMs });
  last = JSON.stringify(denied);
  update();
  return followConsent(update);
}

/** Commands are told from events by being an arguments object, which an array is not. */
function gtag(..._command: [string, string, object]): void {
  pushToDataLayer(arguments);
}
