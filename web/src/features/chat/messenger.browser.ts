import type { MessengerScript } from '../../market/vendorScript.ts';
import { report } from '../../telemetry/report.ts';
import { loadVendorScript } from '../../ui/loadVendorScript.browser.ts';

/** The vendor's global: a queue until its script is there, which then answers what waits in it. */
interface MessengerGlobal {
  (kind: 'command', name: string, options: object, done?: () => void, refused?: () => void): void;
  (kind: 'subscribe', name: string, listener: () => void): void;
  q?: IArguments[];
  /** When the queue was made, Unix milliseconds. */
  t?: number;
  c?: { environment: string; deploymentId: string };
}

declare global {
  interface Window {
    /** Name of the global, by which the vendor's script finds it. */
    _genesysJs?: string;
    Genesys?: MessengerGlobal;
  }
}

/** How long somebody looks at a chat that does not come before they are told, milliseconds. */
const maxWaitMs = 15_000;

let coming: Promise<boolean> | null = null;

/** Has the vendor's chat ready to be opened; false when it cannot be had. What failed is tried anew at the next call. */
export async function readyMessenger(messenger: MessengerScript, onClosed: () => void): Promise<boolean> {
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

/** Opens the vendor's window; `refused` where it does not want to be. */
export function openMessenger(refused: () => void): void {
  window.Genesys?.('command', 'Messenger.open', {}, () => {}, refused);
}

/** Closes it, if it was ever there: its consent has gone. */
export function closeMessenger(): void {
  window.Genesys?.('command', 'Messenger.close', {});
}
