import {
  closeFrame,
  handshakeResponse,
  callFrame,
  pingFrame,
  readFrames,
  readHandshake,
  refusedCallFrame,
} from './hubFrames.ts';

/** A client has this long for its first frame; it is silent for so long at most; and it hears something so often. Milliseconds. */
export const hubTimes = { handshakeMs: 15_000, silenceMs: 30_000, pingMs: 15_000 } as const;

/** Frames a client may send in a second; a page of ours sends one every 15 seconds. */
const maxFramesPerSecond = 20;

/** What a connection needs of its socket. */
export interface HubSocket {
  send(text: string): void;
  /** With a goodbye. */
  close(): void;
  /** Without one, as a network breaks. */
  terminate(): void;
}

export interface HubConnection {
  readonly userId: number;
  readonly sessionId: number;
  /** Its handshake is done. */
  isReady(): boolean;
  receive(message: string, now: number): void;
  /** Calls a method of the client; nothing before its handshake. True where it was sent. */
  call(target: string, args: readonly unknown[], now: number): boolean;
  /** What is due by now: a ping, or the end of who is silent. */
  look(now: number): void;
  close(how: { error?: string; allowReconnect: boolean }): void;
  terminate(): void;
  /** Sends bytes as they are, for those who want to see what a client makes of them. */
  sendRaw(text: string): void;
  /** A silent hub answers nothing and says nothing. */
  setSilent(isSilent: boolean): void;
}

/** One client of the hub, from its handshake to its end. Times in milliseconds of a clock that nobody moves. */
export function createHubConnection(
  socket: HubSocket,
  { userId, sessionId }: { userId: number; sessionId: number },
  openedAt: number,
): HubConnection {
  let isGreeted = false;
  let isSilent = false;
  let heardAt = openedAt;
  let saidAt = openedAt;
  let second = { began: openedAt, frames: 0 };

  function say(text: string, now: number): void {
    if (isSilent) return;
    saidAt = now;
    socket.send(text);
  }

  function close(how: { error?: string; allowReconnect: boolean }): void {
    socket.send(closeFrame(how));
    socket.close();
  }

  function greet(message: string, now: number): void {
    const handshake = readHandshake(message);
    if (handshake === null) return socket.terminate();
    say(handshakeResponse(handshake.refusal), now);
    if (handshake.refusal !== null) return socket.close();
    isGreeted = true;
    if (handshake.rest !== '') hearFrames(handshake.rest, now);
  }

  function hearFrames(message: string, now: number): void {
    const frames = readFrames(message);
    if (frames === null) return close({ error: 'That was no frame.', allowReconnect: false });
    if (now - second.began >= 1000) second = { began: now, frames: 0 };
    second.frames += frames.length;
    if (second.frames > maxFramesPerSecond) return close({ error: 'Too many frames.', allowReconnect: false });
    for (const frame of frames) {
      if (frame.kind === 'close') return socket.close();
      if (frame.kind === 'call' && frame.invocationId !== null) say(refusedCallFrame(frame.invocationId), now);
    }
  }

  return {
    userId,
    sessionId,
    isReady: () => isGreeted,
    receive(message, now) {
      heardAt = now;
      if (isGreeted) hearFrames(message, now);
      else greet(message, now);
    },
    call(target, args, now) {
      if (!isGreeted || isSilent) return false;
      say(callFrame(target, args), now);
      return true;
    },
    look(now) {
      if (now - heardAt >= (isGreeted ? hubTimes.silenceMs : hubTimes.handshakeMs)) return socket.terminate();
      if (isGreeted && now - saidAt >= hubTimes.pingMs) say(pingFrame, now);
    },
    close,
    terminate: () => socket.terminate(),
    sendRaw: (text) => socket.send(text),
    setSilent(next) {
      isSilent = next;
    },
  };
}
