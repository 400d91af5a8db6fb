import { groupBy } from '@foyer/contract/groupBy';
import { BaseTransport, getTransportBody, TransportItemType, VERSION } from '@grafana/faro-web-sdk';
import type { TransportItem } from '@grafana/faro-web-sdk';
import { claimKeepalive } from '../api/keepaliveBudget.browser.ts';
import { failureWaitMs, collectorDelayMs } from './backOffTime.ts';
import { telemetryPath } from './telemetryPaths.ts';
import { createTelemetryQueue } from './telemetryQueue.ts';
import type { Lane } from './telemetryQueue.ts';

/** S9: maximum body length when the page unloads, in characters. */
const maxKeepaliveCharacters = 60_000;
/** Larger bodies are split in half; the server accepts a megabyte. */
const largestBody = 400_000;
const deadlineMs = 10_000;
/** Maximum number of attempts per item (F1, F4). */
const maxTries = 3;

/**
 * Sends items to the collector. The client's own transport has a single batch size, sends other batches while one is
 * rate-limited (429), and drops items that must wait for more than 30 seconds.
 */
export class CollectorTransport extends BaseTransport {
  readonly name = 'foyer:collector';
  readonly version = VERSION;
  readonly #queue = createTelemetryQueue<TransportItem>();
  /** Called with a session that the collector no longer accepts. */
  readonly #onInvalidSession: (sessionId: string) => void;
  readonly #fetch: typeof fetch;
  #timer: number | null = null;
  #isSending = false;
  #isStopped = false;
  #failures = 0;
  /** Number of failed attempts per item. */
  readonly #tries = new WeakMap<TransportItem, number>();

  constructor(onInvalidSession: (sessionId: string) => void, send: typeof fetch = (...call) => window.fetch(...call)) {
    super();
    this.#onInvalidSession = onInvalidSession;
    this.#fetch = send;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#sendRest();
    });
  }

  override isBatched(): boolean {
    return false;
  }

  /** Telemetry does not measure its own calls. */
  override getIgnoreUrls(): RegExp[] {
    return [/\/api\/(?:telemetry|replay|report|csp-report)$/];
  }

  /** Consent was withdrawn: drops what waits, so that nothing is sent from now on (P1). */
  stop(): void {
    this.#isStopped = true;
    this.#queue.clear();
    if (this.#timer !== null) window.clearTimeout(this.#timer);
    this.#timer = null;
  }

  resume(): void {
    this.#isStopped = false;
  }

  send(items: TransportItem | TransportItem[]): void {
    if (this.#isStopped) return;
    for (const item of [items].flat())
      this.#queue.add(item.type === TransportItemType.EXCEPTION ? 'errors' : 'rest', item, Date.now());
    this.#later();
  }

  #later(): void {
    const dueAt = this.#queue.dueAt();
    if (this.#isSending || dueAt === null) return;
    if (this.#timer !== null) window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#sendDue(), Math.max(0, dueAt - Date.now()));
  }

  /** One request at a time, so that a slow collector is not overloaded. */
  async #sendDue(): Promise<void> {
    this.#timer = null;
    this.#isSending = true;
    for (let batch = this.#queue.take(Date.now()); batch !== null; batch = this.#queue.take(Date.now())) {
      for (const items of bodiesOf(batch.items)) {
        if (this.#isStopped) break;
        if (this.#queue.isMuted(Date.now())) this.#queue.giveBack(batch.lane, items, Date.now());
        else await this.#sendBody(batch.lane, items);
      }
    }
    this.#isSending = false;
    this.#later();
  }

  /** The page may unload: send everything at once without waiting. */
  #sendRest(): void {
    for (const { lane, items } of this.#queue.takeAll(Date.now()))
      for (const body of bodiesOf(items)) void this.#sendBody(lane, body);
  }

  async #sendBody(lane: Lane, items: TransportItem[]): Promise<void> {
    const body = JSON.stringify(getTransportBody(items));
    const sessionId = items[0]?.meta.session?.id;
    const release = body.length <= maxKeepaliveCharacters ? claimKeepalive(body) : null;
    const response = await this.#fetch(telemetryPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'foyer' },
      body,
      keepalive: release !== null,
      signal: AbortSignal.timeout(deadlineMs),
    }).catch(() => null);
    release?.();
    // Consent may have been withdrawn meanwhile; nothing is tried again.
    if (this.#isStopped) return;
    if (response?.status === 429) {
      this.#queue.muteUntil(Date.now() + collectorDelayMs(response.headers.get('retry-after'), Date.now()));
      this.#queue.giveBack(lane, items, Date.now());
    } else if (response === null || response.status >= 500) {
      this.#failures += 1;
      this.#queue.muteUntil(Date.now() + failureWaitMs(this.#failures));
      this.#queue.giveBack(
        lane,
        items.filter((item) => this.#mayTryAgain(item)),
        Date.now(),
      );
    } else {
      this.#failures = 0;
      if (
        response.status === 202 &&
        response.headers.get('x-faro-session-status') === 'invalid' &&
        sessionId !== undefined
      )
        this.#onInvalidSession(sessionId);
    }
  }

  #mayTryAgain(item: TransportItem): boolean {
    const tries = (this.#tries.get(item) ?? 0) + 1;
    this.#tries.set(item, tries);
    return tries < maxTries;
  }
}

/** Groups items with the same session and page metadata into bodies of limited size. */
function bodiesOf(items: readonly TransportItem[]): TransportItem[][] {
  return [...groupBy(items, ({ meta }) => JSON.stringify(meta)).values()].flatMap(cut);
}

function cut(items: TransportItem[]): TransportItem[][] {
  if (items.length === 1 || JSON.stringify(items).length <= largestBody) return [items];
  const middle = Math.ceil(items.length / 2);
  return [...cut(items.slice(0, middle)), ...cut(items.slice(middle))];
}
