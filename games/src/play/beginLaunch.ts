import { takeLaunchAddress } from '../page/takeLaunchAddress.ts';
import { launchSession } from './launchSession.ts';

interface BegunLaunch {
  readonly address: ReturnType<typeof takeLaunchAddress>;
  readonly session: ReturnType<typeof launchSession>;
}

let begun: BegunLaunch | null = null;

/**
 * Takes the frame's address and requests the session of its launch token, once. The first script of the page calls it, so
 * that the session comes while the code of the game loads.
 */
export function beginLaunch(): BegunLaunch {
  if (begun === null) {
    const address = takeLaunchAddress();
    begun = { address, session: launchSession(address, Number(document.documentElement.dataset['game'])) };
  }
  return begun;
}
