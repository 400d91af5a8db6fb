import type { MessengerScript } from '../../services/configuration/vendorScript.ts';
import { report } from '../../services/errors/report.ts';
import { loadVendorScript } from '../../ui/loadVendorScript.browser.ts';

/** The vendor's global: a queue until the vendor's script has loaded and handles the queued calls. */
interface MessengerGlobal {
  (kind: 'command', name: string, options: object, done?: () => void, refused?: () => void): void;
  (kind: 'subscribe', name: string, listener: () => void): void;
  q?: IArguments[];
  /** Creation time of the queue in Unix milliseconds. */
  t?: number;
  c?: { environment: string; deploymentId: string };
}

declare global {
  interface Window {
    /** Name of the global; the vendor's script looks it up. */
    _genesysJs?: string;
    Genesys?: MessengerGlobal;
  }
}

/** Time after which the player is told that the chat does not load. */
const maxWaitMs = 15_000;

let coming: Promise<boolean> | null = null;

/** Loads the vendor's chat; returns false on failure. The next call retries failed steps. */
export async function loadMessenger(messenger: MessengerScript, onClosed: () => void): Promise<boolean> {
  coming ??= begin(messenger, onClosed);
  const isReady = await coming;
  if (!isReady) {
    coming = null;
    report('APP_INIT_ERROR', { item: 'messenger' });
  }
  return isReady;
}

function begin(
  { script, origins, environment, deploymentId }: MessengerScript,
  onClosed: () => void,
): Promise<boolean> {
  window._genesysJs = 'Genesys';
  const q: IArguments[] = [];
  const queue: MessengerGlobal = Object.assign(
    function queue() {
      q.push(arguments);
    },
    { q, t: Date.now(), c: { environment, deploymentId } },
  );
  window.Genesys = queue;
  return new Promise((resolve) => {
    window.setTimeout(() => resolve(false), maxWaitMs);
    window.Genesys?.('subscribe', 'Messenger.ready', () => resolve(true));
    window.Genesys?.('subscribe', 'Messenger.error', () => resolve(false));
    window.Genesys?.('subscribe', 'Messenger.closed', onClosed);
    void loadVendorScript({ script, origins }, { charset: 'utf-8' }).then((isThere) => {
      if (!isThere) resolve(false);
    });
  });
}

/** Opens the vendor's window; calls `refused` if the vendor rejects the command. */
export function openMessenger(refused: () => void): void {
  window.Genesys?.('command', 'Messenger.open', {}, () => {}, refused);
}

/** Closes the vendor's window, if any, after consent was withdrawn. */
export function closeMessenger(): void {
  window.Genesys?.('command', 'Messenger.close', {});
}
