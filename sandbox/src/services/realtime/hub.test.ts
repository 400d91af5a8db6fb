import { expect, test } from 'vitest';
import { createHub, hubPaths, hubTokenLifeMs } from './hub.ts';
import { hubTimes } from './hubConnection.ts';

const end = '\u001E';
const handshake = `{"protocol":"json","version":1}${end}`;
const guest = { userId: 7, sessionId: 70 };

function hubUnderTest() {
  let time = 1_000;
  const closedSessions = new Set<number>();
  const hub = createHub({
    webOrigins: ['http://regency.localhost:3000'],
    now: () => time,
    note: () => undefined,
    isSessionOpen: (sessionId) => !closedSessions.has(sessionId),
    guestOfLaunchToken: (token) => (token === 'launch-token' ? guest : null),
  });
  const wait = (ms: number) => {
    time += ms;
    hub.checkConnections();
  };
  const connect = (who = guest) => {
    const sent: string[] = [];
    let state: 'open' | 'closed' | 'terminated' = 'open';
    const connection = hub.open(
      {
        send: (text) => sent.push(text),
        close: () => void (state = 'closed'),
        terminate: () => void (state = 'terminated'),
      },
      who,
    );
    return { sent, receive: connection.receive, gone: connection.closed, state: () => state };
  };
  const connectWithHandshake = (who = guest) => {
    const connection = connect(who);
    connection.receive(handshake);
    return connection;
  };
  const upgrade = (
    token: string | null,
    path: string = hubPaths.milestones,
    origin: string | null = 'http://regency.localhost:3000',
  ) => {
    const admission = hub.admit({ path, origin, token });
    return admission.admitted ? admission.guest : admission.status;
  };
  return { hub, wait, connect, connectWithHandshake, upgrade, closedSessions };
}

test('A19 a socket opens once within a minute of its token, and only for the site’s own origins', () => {
  const { hub, wait, upgrade } = hubUnderTest();
  const token = hub.issueAccess(guest);
  expect(upgrade(token, hubPaths.milestones, 'http://elsewhere.example')).toBe(403);
  expect(upgrade(token, '/other')).toBe(404);
  expect(upgrade(token)).toEqual(guest);
  expect(upgrade(token)).toBe(401);
  expect(upgrade(null)).toBe(401);
  const late = hub.issueAccess(guest);
  wait(hubTokenLifeMs);
  expect(upgrade(late)).toBe(401);
  expect(upgrade(hub.issueAccess(guest), hubPaths.milestones, null)).toEqual(guest);
});

test('RT-02 the broker accepts a launch token without negotiation, and the hub does not', () => {
  const { upgrade } = hubUnderTest();
  expect(upgrade('launch-token', hubPaths.broker)).toEqual(guest);
  expect(upgrade('launch-token')).toBe(401);
});

test('a token of a closed session is refused', () => {
  const { hub, upgrade, closedSessions } = hubUnderTest();
  const token = hub.issueAccess(guest);
  closedSessions.add(guest.sessionId);
  expect(upgrade(token)).toBe(401);
});

test('RT-04 pings every 15 s, and drops clients silent for 30 s or without a handshake after 15 s', () => {
  const { wait, connectWithHandshake, connect } = hubUnderTest();
  const [one, silent] = [connectWithHandshake(), connect()];
  expect(one.sent).toEqual([`{}${end}`]);
  wait(hubTimes.pingMs);
  expect(one.sent.at(-1)).toBe(`{"type":6}${end}`);
  expect(silent.state()).toBe('terminated');
  one.receive(`{"type":6}${end}`);
  wait(hubTimes.idleTimeoutMs - 1);
  expect(one.state()).toBe('open');
  wait(1);
  expect(one.state()).toBe('terminated');
});

test('RT-05 events reach only the player’s accepted sessions after their handshake', () => {
  const { hub, connectWithHandshake, connect } = hubUnderTest();
  const [mine, alsoMine, others, early] = [
    connectWithHandshake(),
    connectWithHandshake({ userId: 7, sessionId: 71 }),
    connectWithHandshake({ userId: 8, sessionId: 80 }),
    connect(),
  ];
  expect(hub.emit(7, 'achievementUnlocked', [{ title: 'First win' }])).toBe(2);
  expect(hub.emit(7, 'ReceiveMessage', ['Hello'], (sessionId) => sessionId === 71)).toBe(1);
  expect(mine.sent).toHaveLength(2);
  expect(alsoMine.sent.at(-1)).toBe(`{"type":1,"target":"ReceiveMessage","arguments":["Hello"]}${end}`);
  expect([others.sent.length, early.sent.length]).toEqual([1, 0]);
});

test('a client that sends invalid or too many frames is disconnected', () => {
  const { connectWithHandshake } = hubUnderTest();
  const [nonsense, verbose, caller] = [connectWithHandshake(), connectWithHandshake(), connectWithHandshake()];
  nonsense.receive('{"half":');
  expect(nonsense.sent.at(-1)).toBe(`{"type":7,"error":"That was no frame."}${end}`);
  for (let time = 0; time < 30; time += 1) verbose.receive(`{"type":6}${end}`);
  expect(verbose.state()).toBe('closed');
  caller.receive(`{"type":1,"invocationId":"4","target":"deleteEverything","arguments":[]}${end}`);
  expect(caller.sent.at(-1)).toContain('"invocationId":"4","error"');
});

test('a closed session receives pending messages before its connection closes', () => {
  const { hub, wait, connectWithHandshake, closedSessions } = hubUnderTest();
  const one = connectWithHandshake();
  closedSessions.add(guest.sessionId);
  wait(5);
  expect(one.state()).toBe('open');
  expect(hub.emit(7, 'onMessagePublished', ['single-session', { guId: 'x' }])).toBe(1);
  wait(5);
  expect([one.state(), one.sent.at(-1)]).toEqual(['closed', `{"type":7,"error":"The session is over."}${end}`]);
});

test('raw text reaches only connections after their handshake, because it would break the others', () => {
  const { hub, connect, connectWithHandshake } = hubUnderTest();
  const [ready, early] = [connectWithHandshake(), connect()];
  expect(hub.faults.sendRaw('raw', 7)).toBe(1);
  expect([ready.sent.at(-1), early.sent]).toEqual(['raw', []]);
});

test('hub faults refuse, silence or drop connections until they are cleared', () => {
  const { hub, upgrade, connectWithHandshake } = hubUnderTest();
  const one = connectWithHandshake();
  hub.faults.refuse(true);
  expect(upgrade(hub.issueAccess(guest))).toBe(503);
  hub.faults.refuse(false);
  hub.faults.silence(true);
  expect(hub.emit(7, 'ReceiveMessage', ['x'])).toBe(0);
  hub.faults.silence(false);
  expect(hub.faults.drop(8)).toBe(0);
  expect(hub.faults.drop(7)).toBe(1);
  expect(one.state()).toBe('terminated');
  one.gone();
  expect(hub.faults.status().connections).toBe(0);
});
