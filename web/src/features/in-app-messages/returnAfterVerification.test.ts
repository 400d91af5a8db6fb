import { expect, test } from 'vitest';
import { returnAfterVerification } from './returnAfterVerification.ts';

test('RT-08 verification for banking returns to banking, and for a game to the game', () => {
  expect(returnAfterVerification({ kind: 'verifyForBanking' }, [5])).toEqual({ to: 'banking' });
  expect(returnAfterVerification({ kind: 'verifyForGame', gameId: 7 }, [5])).toEqual({ to: 'game', gameId: 7 });
});

test('RT-08 verification without a named game returns to the last played one', () => {
  expect(returnAfterVerification({ kind: 'verifyForGame' }, [5, 6])).toEqual({ to: 'game', gameId: 5 });
  expect(returnAfterVerification({ kind: 'verifyForGame' }, [])).toBeNull();
});
