import { expect, test } from 'vitest';
import { returnAfterVerification } from './returnAfterVerification.ts';

test('RT-08 verification for banking leads back to banking, and for the game to the game', () => {
  expect(returnAfterVerification({ kind: 'verifyForBanking' }, [5])).toEqual({ to: 'banking' });
  expect(returnAfterVerification({ kind: 'verifyForGame', gameId: 7 }, [5])).toEqual({ to: 'game', gameId: 7 });
});

test('RT-08 verification for a game that the message does not name leads to the one played last', () => {
  expect(returnAfterVerification({ kind: 'verifyForGame' }, [5, 6])).toEqual({ to: 'game', gameId: 5 });
  expect(returnAfterVerification({ kind: 'verifyForGame' }, [])).toBeNull();
});
