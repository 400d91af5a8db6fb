import { record } from 'rrweb';
import { v4 as uuid } from 'uuid';
import { claimKeepalive, recordingShareBytes } from '../api/keepaliveBudget.browser.ts';
import { cleanReplay } from './cleanReplay.ts';
import type { ReplayVendor } from './replaySession.ts';
import { replayPath } from './telemetryPaths.ts';

const sendEveryMs = 5000;
/**
 * The server accepts two megabytes and two thousand events per request; recording stops when a page exceeds that in
 * five seconds.
 */
const max = { events: 2000, characters: 1_500_000 };
/** Recording stops after this number of consecutive failures. */
const maxFailures = 3;

type RecordedEvent = Parameters<NonNullable<NonNullable<Parameters<typeof record>[0]>['emit']>>[0];

/**
 * Records with rrweb for the product's own collector. Masks all text and inputs, and blocks iframes (games, cashier)
 * and canvases: a recording contains layout and interactions only.
 */
export function createRrwebReplay(): ReplayVendor {
  let recordingId = '';
  let uid: string | null = null;
  let waiting: RecordedEvent[] = [];
  let stopRecording: (() => void) | undefined;
  let timer: number | null = null;
  let failures = 0;

  async function send(): Promise<boolean> {
    const events = waiting;
    waiting = [];
    const body = JSON.stringify({ recordingId, uid, events });
    if (body.length > max.characters) return stop();
    const release = claimKeepalive(body, recordingShareBytes);
    const response = await window
      .fetch(replayPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-by': 'foyer' },
        body,
        keepalive: release !== null,
        signal: AbortSignal.timeout(10_000),
      })
      .catch(() => null);
    release?.();
    failures = response?.ok === true ? 0 : failures + 1;
    if (failures >= maxFailures) return stop();
    return response?.ok === true;
  }

  function start(): void {
    recordingId = uuid();
    uid = null;
    stopRecording = record({
      emit(event) {
        waiting.push(cleanReplay(event));
        if (waiting.length > max.events) stop();
      },
      maskAllInputs: true,
      maskInputFn: () => '',
      maskTextSelector: '*',
      maskTextFn: (text) => text.replace(/\S/g, '•'),
      blockSelector: 'iframe, canvas, video',
      slimDOMOptions: 'all',
      inlineStylesheet: false,
      sampling: { mousemove: 200, scroll: 250, input: 'last' },
    });
    timer = window.setInterval(sendWaiting, sendEveryMs);
    // The page may unload.
    document.addEventListener('visibilitychange', sendWhenHidden);
  }

  const sendWaiting = () => void (waiting.length > 0 && send());
  const sendWhenHidden = () => document.visibilityState === 'hidden' && sendWaiting();

  function stop(): false {
    stopRecording?.();
    stopRecording = undefined;
    if (timer !== null) window.clearInterval(timer);
    timer = null;
    document.removeEventListener('visibilitychange', sendWhenHidden);
    waiting = [];
    return false;
  }

  return {
    consent(isGiven) {
      if (isGiven) start();
      else stop();
    },
    async identify(next) {
      uid = next;
      if (!(await send())) throw new Error('The name was not taken.');
    },
    async anonymise() {
      if (stopRecording === undefined) return;
      await send();
      stop();
      start();
    },
  };
}
