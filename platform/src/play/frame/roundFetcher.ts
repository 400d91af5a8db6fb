import * as v from 'valibot';
import type { PlayRefusal, RoundResponse } from '../playApi.ts';
import { persistentCall } from './persistentCall.ts';
import type { ResponseBody } from './playServer.ts';
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
  function shaped(response: ResponseBody<RoundResponse>): ResponseBody<RoundResponse> {
    return !response.ok || v.is(module.shown, response.value.shown)
      ? response
      : { ok: false, refusal: { reason: 'unreachable' } };
  }
  const onLost = (): void => {
    stage.setNotice(messages.connectionLost, 'worry');
    stage.announce(messages.connectionLost);
  };
  return async (
    attempt: () => Promise<ResponseBody<RoundResponse>>,
  ): Promise<RoundResponse | PlayRefusal['reason']> => {
    for (;;) {
      const response = await persistentCall(async () => shaped(await attempt()), { pause: pauseOrOnline, onLost });
      if (response.ok) {
        stage.setNotice('');
        return response.value;
      }
      if (response.reason !== 'unreachable') return response.reason;
      gameWindow.tell({ type: 'failed', reason: 'serviceUnavailable' });
      await askAgain();
    }
  };
}
