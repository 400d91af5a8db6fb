import { expect, test, vi } from 'vitest';
import { createReplaySession } from './replaySession.ts';

function session({ isAccepted = true } = {}) {
  const calls: string[] = [];
  const onIdentifyFailure = vi.fn<(error: unknown) => void>();
  const replay = createReplaySession(
    {
      identify: async (uid) => {
        calls.push(`identify ${uid}`);
        if (!isAccepted) throw new Error('not accepted');
      },
      anonymise: async () => void calls.push('anonymise'),
      consent: (isGiven) => void calls.push(isGiven ? 'record' : 'stop'),
    },
    onIdentifyFailure,
  );
  return { replay, calls, onIdentifyFailure };
}

test('TE-05 identifies the player at login and anonymises at logout', () => {
  const { replay, calls } = session();
  replay.setConsent(true);
  replay.setPlayer('12');
  replay.setPlayer('12');
  replay.setPlayer(null);
  replay.setPlayer('13');
  expect(calls).toEqual(['record', 'identify 12', 'anonymise', 'identify 13']);
});

test('TE-05 identifies and records nobody without consent', () => {
  const { replay, calls } = session();
  replay.setPlayer('12');
  replay.setPlayer(null);
  replay.setPlayer('12');
  expect(calls).toEqual([]);
  replay.setConsent(true);
  replay.setConsent(false);
  replay.setPlayer(null);
  expect(calls).toEqual(['record', 'identify 12', 'stop']);
});

test('TE-05 reports a failed identification once', async () => {
  const { replay, onIdentifyFailure } = session({ isAccepted: false });
  replay.setConsent(true);
  replay.setPlayer('12');
  replay.setPlayer('12');
  await vi.waitFor(() => expect(onIdentifyFailure).toHaveBeenCalledTimes(1));
});

test('TE-05 a recording contains a player id only while a player is logged in', () => {
  const { replay, calls } = session();
  replay.setConsent(false);
  replay.setConsent(true);
  replay.setConsent(true);
  replay.setPlayer('12');
  replay.setConsent(false);
  replay.setConsent(true);
  expect(calls).toEqual(['record', 'identify 12', 'stop', 'record', 'identify 12']);
});
