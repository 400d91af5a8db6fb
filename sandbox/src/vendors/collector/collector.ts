import type { ReplayBody, TelemetryBody } from '@foyer/contract/collector';
import { groupBy } from '@foyer/contract/groupBy';

export const itemKinds = ['exception', 'log', 'measurement', 'event', 'trace', 'serverTrace'] as const;
export type ItemKind = (typeof itemKinds)[number];

export interface CollectedItem {
  kind: ItemKind;
  /** Session of the client; null for a server. */
  sessionId: string | null;
  /** Unix milliseconds. */
  receivedAt: number;
  value: Record<string, unknown>;
  /** Data about page, session and browser; empty for a server. */
  meta: Record<string, unknown>;
}

/** Response to the next bodies. */
export interface CollectorResponse {
  /** Kind of the bodies. */
  of: 'telemetry' | 'replay';
  /** `silent` never responds. */
  status: 202 | 429 | 500 | 'silent';
  retryAfter?: string | undefined;
  /** Tells the client that its session has ended. */
  invalidSession?: boolean | undefined;
  /** Number of bodies with this response; later ones are accepted as usual. */
  times: number;
}

export interface Recording {
  recordingId: string;
  /** User ids of the recording in order; null for an anonymous visitor. */
  uids: (string | null)[];
  events: number;
  bytes: number;
}

export interface Collector {
  /** Returns the response to this body. Bodies are stored only with 202. */
  nextResponse(of: CollectorResponse['of']): Omit<CollectorResponse, 'of' | 'times'>;
  planResponse(response: CollectorResponse | null): void;
  takeTelemetry(body: TelemetryBody): void;
  takeSpans(resourceSpans: readonly Record<string, unknown>[]): void;
  takeReplay(body: ReplayBody): void;
  items(wanted?: { kind?: ItemKind | undefined; sessionId?: string | undefined }): readonly CollectedItem[];
  recordings(): readonly Recording[];
  /** Returns the recorded text, for tests that search for forbidden words. */
  recordedText(): string;
  status(): { bodies: number; refused: number; items: number };
  clear(): void;
}

/** Maximum stored data, because a sandbox runs for days. */
const limits = { items: 3000, recordings: 20, recordedCharacters: 8_000_000 };

/** Stores the newest telemetry of browsers and servers in memory for inspection. */
export function createCollector(now: () => number): Collector {
  let items: CollectedItem[] = [];
  let pieces: { body: ReplayBody; text: string }[] = [];
  let characters = 0;
  let plan: CollectorResponse | null = null;
  let bodies = 0;
  let refused = 0;

  function store(
    kind: ItemKind,
    values: readonly Record<string, unknown>[],
    sessionId: string | null,
    meta: Record<string, unknown>,
  ): void {
    for (const value of values) items.push({ kind, sessionId, receivedAt: now(), value, meta });
    if (items.length > limits.items) items = items.slice(-limits.items);
  }

  return {
    nextResponse(of) {
      bodies += 1;
      if (plan === null || plan.of !== of) return { status: 202 };
      const response = plan;
      plan = response.times > 1 ? { ...response, times: response.times - 1 } : null;
      if (response.status !== 202) refused += 1;
      return response;
    },
    planResponse(response) {
      plan = response;
    },
    takeTelemetry({ meta, exceptions, logs, measurements, events, traces }) {
      const sessionId = meta.session?.id ?? null;
      store('exception', exceptions, sessionId, meta);
      store('log', logs, sessionId, meta);
      store('measurement', measurements, sessionId, meta);
      store('event', events, sessionId, meta);
      store('trace', traces?.resourceSpans ?? [], sessionId, meta);
    },
    takeSpans: (resourceSpans) => store('serverTrace', resourceSpans, null, {}),
    takeReplay(body) {
      const text = JSON.stringify(body.events);
      pieces.push({ body, text });
      characters += text.length;
      while (
        pieces.length > 1 &&
        (characters > limits.recordedCharacters || recordingsOf(pieces).length > limits.recordings)
      )
        characters -= pieces.shift()?.text.length ?? 0;
    },
    items: ({ kind, sessionId } = {}) =>
      items.filter(
        (item) =>
          (kind === undefined || item.kind === kind) && (sessionId === undefined || item.sessionId === sessionId),
      ),
    recordings: () => recordingsOf(pieces),
    recordedText: () => pieces.map(({ text }) => text).join('\n'),
    status: () => ({ bodies, refused, items: items.length }),
    clear() {
      items = [];
      pieces = [];
      characters = bodies = refused = 0;
    },
  };
}

function recordingsOf(pieces: readonly { body: ReplayBody; text: string }[]): Recording[] {
  return [...groupBy(pieces, ({ body }) => body.recordingId)].map(([recordingId, own]) => ({
    recordingId,
    uids: own.map(({ body }) => body.uid).filter((uid, at, all) => at === 0 || uid !== all[at - 1]),
    events: own.reduce((sum, { body }) => sum + body.events.length, 0),
    bytes: own.reduce((sum, { text }) => sum + text.length, 0),
  }));
}
