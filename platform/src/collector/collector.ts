import type { ReplayBody, TelemetryBody } from '@foyer/contract/collector';

export const itemKinds = ['exception', 'log', 'measurement', 'event', 'trace', 'serverTrace'] as const;
export type ItemKind = (typeof itemKinds)[number];

export interface CollectedItem {
  kind: ItemKind;
  /** Session of the client; null for a server's. */
  sessionId: string | null;
  /** Unix milliseconds. */
  receivedAt: number;
  value: Record<string, unknown>;
  /** What is known of page, session and browser; nothing for a server's. */
  meta: Record<string, unknown>;
}

/** How the next bodies are answered. */
export interface CollectorResponse {
  /** Of which bodies. */
  of: 'telemetry' | 'replay';
  /** `silent` never answers. */
  status: 202 | 429 | 500 | 'silent';
  retryAfter?: string | undefined;
  /** Tells the client that its session is over. */
  invalidSession?: boolean | undefined;
  /** Bodies that are answered like this; the next ones are taken as always. */
  times: number;
}

export interface Recording {
  recordingId: string;
  /** Everybody the recording was under, in turn; null is nobody. */
  uids: (string | null)[];
  events: number;
  bytes: number;
}

export interface Collector {
  /** How this body is answered; what is not answered with 202 is not kept. */
  nextResponse(of: CollectorResponse['of']): Omit<CollectorResponse, 'of' | 'times'>;
  planResponse(response: CollectorResponse | null): void;
  takeTelemetry(body: TelemetryBody): void;
  takeSpans(resourceSpans: readonly Record<string, unknown>[]): void;
  takeReplay(body: ReplayBody): void;
  items(wanted?: { kind?: ItemKind | undefined; sessionId?: string | undefined }): readonly CollectedItem[];
  recordings(): readonly Recording[];
  /** Text of what was recorded, for who looks for words that must not be in it. */
  recordedText(): string;
  status(): { bodies: number; refused: number; items: number };
  clear(): void;
}

/** A sandbox runs for days: what is older is forgotten. */
const most = { items: 3000, recordings: 20, recordedCharacters: 8_000_000 };

/** Takes what browsers and servers measure and keeps the newest of it in memory, to be looked at. */
export function createCollector(now: () => number): Collector {
  let items: CollectedItem[] = [];
  let pieces: { body: ReplayBody; text: string }[] = [];
  let characters = 0;
  let plan: CollectorResponse | null = null;
  let bodies = 0;
  let refused = 0;

  function keep(
    kind: ItemKind,
    values: readonly Record<string, unknown>[],
    sessionId: string | null,
    meta: Record<string, unknown>,
  ): void {
    for (const value of values) items.push({ kind, sessionId, receivedAt: now(), value, meta });
    if (items.length > most.items) items = items.slice(-most.items);
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
      keep('exception', exceptions, sessionId, meta);
      keep('log', logs, sessionId, meta);
      keep('measurement', measurements, sessionId, meta);
      keep('event', events, sessionId, meta);
      keep('trace', traces?.resourceSpans ?? [], sessionId, meta);
    },
    takeSpans: (resourceSpans) => keep('serverTrace', resourceSpans, null, {}),
    takeReplay(body) {
      const text = JSON.stringify(body.events);
      pieces.push({ body, text });
      characters += text.length;
      while (
        pieces.length > 1 &&
        (characters > most.recordedCharacters || recordingsOf(pieces).length > most.recordings)
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
  return [...Map.groupBy(pieces, ({ body }) => body.recordingId)].map(([recordingId, own]) => ({
    recordingId,
    uids: own.map(({ body }) => body.uid).filter((uid, at, all) => at === 0 || uid !== all[at - 1]),
    events: own.reduce((sum, { body }) => sum + body.events.length, 0),
    bytes: own.reduce((sum, { text }) => sum + text.length, 0),
  }));
}
