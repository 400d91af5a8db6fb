/**
 * JSON protocol of SignalR hubs: each frame is JSON with a trailing record separator, and a message may hold several
 * frames. Implements only what a hub needs that calls and is not called.
 */
const separator = '\u001E';

export type ReceivedFrame =
  | { kind: 'ping' }
  | { kind: 'close' }
  /** A call by the client. An id means that the client expects a result. */
  | { kind: 'call'; invocationId: string | null }
  /** A frame of another type, which a hub may ignore. */
  | { kind: 'other' };

/** Returns null if the message is not a valid sequence of frames. */
export function readFrames(message: string): ReceivedFrame[] | null {
  const parsed = parseRecords(message);
  if (parsed === null) return null;
  const frames = parsed.map(parseFrame);
  return frames.every((frame) => frame !== null) ? frames : null;
}

/**
 * Parses the first message of a client. Returns null if invalid; otherwise the refusal or null, and the rest of the
 * message.
 */
export function readHandshake(message: string): { refusal: string | null; rest: string } | null {
  const end = message.indexOf(separator);
  if (end < 0) return null;
  const [first] = parseRecords(message.slice(0, end + 1)) ?? [];
  if (!isRecord(first) || typeof first['protocol'] !== 'string') return null;
  const { protocol, version } = first;
  const refusal =
    protocol !== 'json' ? 'The protocol is not available.' : version !== 1 ? 'The version is not available.' : null;
  return { refusal, rest: message.slice(end + 1) };
}

const write = (frame: object): string => JSON.stringify(frame) + separator;

export const handshakeResponse = (error: string | null): string => write(error === null ? {} : { error });
export const pingFrame = write({ type: 6 });
export const callFrame = (target: string, args: readonly unknown[]): string =>
  write({ type: 1, target, arguments: args });
export const refusedCallFrame = (invocationId: string): string =>
  write({ type: 3, invocationId, error: 'There is no such method.' });
export const closeFrame = ({ error, allowReconnect }: { error?: string; allowReconnect: boolean }): string =>
  write({ type: 7, ...(error === undefined ? {} : { error }), ...(allowReconnect ? { allowReconnect } : {}) });

function parseFrame(frame: unknown): ReceivedFrame | null {
  if (!isRecord(frame) || typeof frame['type'] !== 'number') return null;
  const { type, invocationId } = frame;
  if (type === 6) return { kind: 'ping' };
  if (type === 7) return { kind: 'close' };
  if (type === 1 || type === 4)
    return { kind: 'call', invocationId: typeof invocationId === 'string' ? invocationId.slice(0, 64) : null };
  return { kind: 'other' };
}

function parseRecords(message: string): unknown[] | null {
  if (!message.endsWith(separator)) return null;
  try {
    return message
      .slice(0, -1)
      .split(separator)
      .map((text): unknown => JSON.parse(text));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
