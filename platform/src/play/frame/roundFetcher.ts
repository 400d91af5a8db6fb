import * as v from 'valibot';
import type { PlayRefusal, RoundAnswer } from '../playApi.ts';
import { persistentCall } from './persistentCall.ts';
import type { Answer } from './playServer.ts';
import type { RunGameViewDeps } from './runGameView.ts';

type RoundFetcherDeps = Pick<
  RunGameViewDeps,
  'module' | 'messages' | 'stage' | 'gameWindow' | 'pauseOrOnline' | 'askAgain'
>;

/**
 * Asks until the server has said something: the round, or why there is none. While it cannot be reached the table says so,
 * and when patience is at its end the player decides to go on.
 */
export function roundFetcher({ module, messages, stage, gameWindow, pauseOrOnline, askAgain }: RoundFetcherDeps) {
  /** An answer in the table's words. Another shape than the table knows counts as no answer. */
  function shaped(answer: Answer<RoundAnswer>): Answer<RoundAnswer> {
    return !answer.ok || v.is(module.shown, answer.value.shown)
      ? answer
      : { ok: false, refusal: { reason: 'unreachable' } };
  }
  const onLost = (): void => {
    stage.setNotice(messages.connectionLost, 'worry');
    stage.announce(messages.connectionLost);
  };
  return async (attempt: () => Promise<Answer<RoundAnswer>>): Promise<RoundAnswer | PlayRefusal['reason']> => {
    for (;;) {
      const answer = await persistentCall(async () => shaped(await attempt()), { pause: pauseOrOnline, onLost });
      if (answer.ok) {
        stage.setNotice('');
        return answer.value;
      }
      if (answer.reason !== 'unreachable') return answer.reason;
      gameWindow.tell({ type: 'failed', reason: 'serviceUnavailable' });
      await askAgain();
    }
  };
}
