import { FullStory, init } from '@fullstory/browser';
import { allowVendor } from '../../ui/vendorPolicy.browser.ts';
import type { ReplayScript } from '../configuration/vendorScript.ts';
import { forgetFullStory } from './forgetFullStory.browser.ts';
import type { ReplayVendor } from './replaySession.ts';

/**
 * Records at FullStory. The vendor's script masks texts and inputs of the whole page, before it sends anything, because
 * the document has its class for that; games and cashier are frames of other origins, which it does not record.
 */
export function createFullStoryReplay({ script, organisation, origins }: ReplayScript): ReplayVendor {
  let isLoaded = false;
  let isRecording = false;

  function load(): void {
    isLoaded = true;
    document.documentElement.classList.add('fs-mask');
    allowVendor(origins);
    const { host, pathname } = new URL(script);
    // The vendor derives the host that receives recordings from this one.
    init({ orgId: organisation, script: host + pathname, host: host.replace(/^edge\./, '') });
  }

  /** Rejects when the script cannot be loaded or the vendor refuses. */
  async function setIdentity(identity: { uid: string } | { anonymous: true }): Promise<void> {
    if (isRecording) await FullStory('setIdentityAsync', identity);
  }

  return {
    consent(isGiven) {
      isRecording = isGiven;
      if (!isGiven) {
        if (isLoaded) FullStory('shutdown');
        forgetFullStory();
      } else if (isLoaded) {
        FullStory('restart');
        FullStory('setIdentity', { anonymous: true });
      } else load();
    },
    identify: (uid) => setIdentity({ uid }),
    anonymise: () => setIdentity({ anonymous: true }),
  };
}
