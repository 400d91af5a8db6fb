import {
  closeFrame,
  handshakeResponse,
  callFrame,
  pingFrame,
  readFrames,
  readHandshake,
  refusedCallFrame,
} from './hubFrames.ts';

/** Milliseconds: maximum wait for the first frame, maximum idle time of a client, and ping interval. */
export const hubTimes = { handshakeMs: 15_000, idleTimeoutMs: 30_000, pingMs: 15_000 } as const;

/** Maximum number of client frames per second; Foyer's pages send one every 15 seconds. */
const maxFramesPerSecond = 20;

/** Socket functions that a connection uses. */
export interface HubSocket {
  send(text: string): void;
  /** Closes with a close frame. */
  close(): void;
  /** Terminates without a close frame, like a network failure. */
  terminate(): void;
}

export interface HubConnection {
  readonly userId: number;
  readonly sessionId: number;
  /** Whether the handshake is complete. */
  isReady(): boolean;
  receive(message: string, now: number): void;
  /** Calls a method of the client. Returns false before the handshake, without sending. */
  call(target: string, args: readonly unknown[], now: number): boolean;
  /** Runs what is due: a ping, or the end of an idle connection. */
  check(now: number): void;
  close(reason: { error?: string; allowReconnect: boolean }): void;
  terminate(): void;
  /** Sends arbitrary bytes, for tests of client behaviour. */
  sendRaw(text: string): void;
  /** A silent connection responds to nothing and sends nothing. */
  setSilent(isSilent: boolean): void;
}

/** One client of the hub, from handshake to end. Times in monotonic milliseconds. */
export function createHubConnection(
  socket: HubSocket,
  { userId, sessionId }: { userId: number; sessionId: number },
  openedAt: number,
): HubConnection {
  let hasHandshake = false;
  let isSilent = false;
  let lastReceivedAt = openedAt;
  let lastSentAt = openedAt;
  let rateWindow = { began: openedAt, frames: 0 };

  function send(text: string, now: number): void {
    if (isSilent) return;
    lastSentAt = now;
    socket.send(text);
  }

  function close(reason: { error?: string; allowReconnect: boolean }): void {
    socket.send(closeFrame(reason));
    socket.close();
  }

  function handleHandshake(message: string, now: number): void {
    const handshake = readHandshake(message);
    if (handshake === null) return socket.terminate();
    send(handshakeResponse(handshake.refusal), now);
    if (handshake.refusal !== null) return socket.close();
    hasHandshake = true;
    if (handshake.rest !== '') handleFrames(handshake.rest, now);
  }

  function handleFrames(message: string, now: number): void {
    const frames = readFrames(message);
    if (frames === null) return close({ error: 'That was no frame.', allowReconnect: false });
    if (now - rateWindow.began >= 1000) rateWindow = { began: now, frames: 0 };
    rateWindow.frames += frames.length;
    if (rateWindow.frames > maxFramesPerSecond) return close({ error: 'Too many frames.', allowReconnect: false });
    for (const frame of frames) {
      if (frame.kind === 'close') return socket.close();
      if (frame.kind === 'call' && frame.invocationId !== null) send(refusedCallFrame(frame.invocationId), now);
    }
  }

  return {
    userId,
    sessionId,
    isReady: () => hasHandshake,
    receive(message, now) {
      lastReceivedAt = now;
      if (hasHandshake) handleFrames(message, now);
      else handleHandshake(message, now);
    },
    call(target, args, now) {
      if (!hasHandshake || isSilent) return false;
      send(callFrame(target, args), now);
      return true;
    },
    check(now) {
      if (now - lastReceivedAt >= (hasHandshake ? hubTimes.idleTimeoutMs : hubTimes.handshakeMs))
        return socket.terminate();
      if (hasHandshake && now - lastSentAt >= hubTimes.pingMs) send(pingFrame, now);
    },
    close,
    terminate: () => socket.terminate(),
    sendRaw: (text) => socket.send(text),
    setSilent(next) {
      isSilent = next;
    },
  };
}
