import { expect, test, vi } from 'vitest';
import { createReplaySession } from './replaySession.ts';

function session({ isTaken = true } = {}) {
  const said: string[] = [];
  const onIdentifyFailure = vi.fn<(error: unknown) => void>();
  const replay = createReplaySession(
    {
      identify: async (uid) => {
        said.push(`identify ${uid}`);
        if (!isTaken) throw new Error('not taken');
      },
      anonymise: async () => void said.push('anonymise'),
      consent: (isGiven) => void said.push(isGiven ? 'record' : 'stop'),
    },
    onIdentifyFailure,
  );
  return { replay, said, onIdentifyFailure };
}

test('TE-05 a player is named on login and no longer after logout', () => {
  const { replay, said } = session();
  replay.setConsent(true);
  replay.setPlayer('12');
  replay.setPlayer('12');
  replay.setPlayer(null);
  replay.setPlayer('13');
  expect(said).toEqual(['record', 'identify 12', 'anonymise', 'identify 13']);
});

test('TE-05 without consent nobody is named and nothing recorded; who is logged in when it comes is named then', () => {
  const { replay, said } = session();
  replay.setPlayer('12');
  replay.setPlayer(null);
  replay.setPlayer('12');
  expect(said).toEqual([]);
  replay.setConsent(true);
  replay.setConsent(false);
  replay.setPlayer(null);
  expect(said).toEqual(['record', 'identify 12', 'stop']);
});

test('TE-05 a name that was not taken is told of, once', async () => {
  const { replay, onIdentifyFailure } = session({ isTaken: false });
  replay.setConsent(true);
  replay.setPlayer('12');
  replay.setPlayer('12');
  await vi.waitFor(() => expect(onIdentifyFailure).toHaveBeenCalledTimes(1));
});

test('TE-05 a recording contains a player id only while a player is logged in', () => {
  const { replay, said } = session();
  replay.setConsent(false);
  replay.setConsent(true);
  replay.setConsent(true);
  replay.setPlayer('12');
  replay.setConsent(false);
  replay.setConsent(true);
  expect(said).toEqual(['record', 'identify 12', 'stop', 'record', 'identify 12']);
});
