import { expect, test } from 'vitest';
import { createHub, hubPaths } from './hub.ts';
import { hubTimes } from './hubConnection.ts';
import { hubTokenLifeMs } from './hubTokens.ts';

const end = '\u001E';
const greeting = `{"protocol":"json","version":1}${end}`;
const guest = { userId: 7, sessionId: 70 };

function hubUnderTest() {
  let time = 1_000;
  const closedSessions = new Set<number>();
  const hub = createHub({
    webOrigins: ['http://regency.localhost:3000'],
    now: () => time,
    note: () => undefined,
    sessionIsOpen: (sessionId) => !closedSessions.has(sessionId),
    guestOfLaunchToken: (token) => (token === 'launch-token' ? guest : null),
  });
  const wait = (ms: number) => {
    time += ms;
    hub.look();
  };
  const connect = (who = guest) => {
    const said: string[] = [];
    let state: 'open' | 'closed' | 'terminated' = 'open';
    const connection = hub.open(
      {
        send: (text) => said.push(text),
        close: () => void (state = 'closed'),
        terminate: () => void (state = 'terminated'),
      },
      who,
    );
    return { said, receive: connection.receive, gone: connection.closed, state: () => state };
  };
  const greeted = (who = guest) => {
    const connection = connect(who);
    connection.receive(greeting);
    return connection;
  };
  const ask = (
    token: string | null,
    path: string = hubPaths.milestones,
    origin: string | null = 'http://regency.localhost:3000',
  ) => {
    const admission = hub.admit({ path, origin, token });
    return admission.admitted ? admission.guest : admission.status;
  };
  return { hub, wait, connect, greeted, ask, closedSessions };
}

test('A19 a socket opens with a token that is good for a minute and once, for our own pages alone', () => {
  const { hub, wait, ask } = hubUnderTest();
  const token = hub.issueAccess(guest);
  expect(ask(token, hubPaths.milestones, 'http://elsewhere.example')).toBe(403);
  expect(ask(token, '/other')).toBe(404);
  expect(ask(token)).toEqual(guest);
  expect(ask(token)).toBe(401);
  expect(ask(null)).toBe(401);
  const late = hub.issueAccess(guest);
  wait(hubTokenLifeMs);
  expect(ask(late)).toBe(401);
  expect(ask(hub.issueAccess(guest), hubPaths.milestones, null)).toEqual(guest);
});

test('RT-02 the broker lets in who could not negotiate, with a launch token; the hub itself does not', () => {
  const { ask } = hubUnderTest();
  expect(ask('launch-token', hubPaths.broker)).toEqual(guest);
  expect(ask('launch-token')).toBe(401);
});

test('the token of a session that is over opens nothing', () => {
  const { hub, ask, closedSessions } = hubUnderTest();
  const token = hub.issueAccess(guest);
  closedSessions.add(guest.sessionId);
  expect(ask(token)).toBe(401);
});

test('RT-04 a client is pinged every 15 seconds, and one that is silent for 30 is gone; without a greeting after 15', () => {
  const { wait, greeted, connect } = hubUnderTest();
  const [one, mute] = [greeted(), connect()];
  expect(one.said).toEqual([`{}${end}`]);
  wait(hubTimes.pingMs);
  expect(one.said.at(-1)).toBe(`{"type":6}${end}`);
  expect(mute.state()).toBe('terminated');
  one.receive(`{"type":6}${end}`);
  wait(hubTimes.silenceMs - 1);
  expect(one.state()).toBe('open');
  wait(1);
  expect(one.state()).toBe('terminated');
});

test('RT-05 only the player is told, only in sessions that may hear, and nobody before the greeting', () => {
  const { hub, greeted, connect } = hubUnderTest();
  const [mine, alsoMine, others, early] = [
    greeted(),
    greeted({ userId: 7, sessionId: 71 }),
    greeted({ userId: 8, sessionId: 80 }),
    connect(),
  ];
  expect(hub.emit(7, 'achievementUnlocked', [{ title: 'First win' }])).toBe(2);
  expect(hub.emit(7, 'ReceiveMessage', ['Hello'], (sessionId) => sessionId === 71)).toBe(1);
  expect(mine.said).toHaveLength(2);
  expect(alsoMine.said.at(-1)).toBe(`{"type":1,"target":"ReceiveMessage","arguments":["Hello"]}${end}`);
  expect([others.said.length, early.said.length]).toEqual([1, 0]);
});

test('a client that speaks nonsense, or without end, is sent away for good', () => {
  const { greeted } = hubUnderTest();
  const [nonsense, chatty, caller] = [greeted(), greeted(), greeted()];
  nonsense.receive('{"half":');
  expect(nonsense.said.at(-1)).toBe(`{"type":7,"error":"That was no frame."}${end}`);
  for (let time = 0; time < 30; time += 1) chatty.receive(`{"type":6}${end}`);
  expect(chatty.state()).toBe('closed');
  caller.receive(`{"type":1,"invocationId":"4","target":"deleteEverything","arguments":[]}${end}`);
  expect(caller.said.at(-1)).toContain('"invocationId":"4","error"');
});

test('a session that ends is told why first, and then its connection ends', () => {
  const { hub, wait, greeted, closedSessions } = hubUnderTest();
  const one = greeted();
  closedSessions.add(guest.sessionId);
  wait(5);
  expect(one.state()).toBe('open');
  expect(hub.emit(7, 'onMessagePublished', ['single-session', { guId: 'x' }])).toBe(1);
  wait(5);
  expect([one.state(), one.said.at(-1)]).toEqual(['closed', `{"type":7,"error":"The session is over."}${end}`]);
});

test('a hub that refuses, is silent, or drops connections does so until it is told otherwise', () => {
  const { hub, ask, greeted } = hubUnderTest();
  const one = greeted();
  hub.faults.refuse(true);
  expect(ask(hub.issueAccess(guest))).toBe(503);
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
