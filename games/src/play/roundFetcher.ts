import * as v from 'valibot';
import { callWithRetry } from './callWithRetry.ts';
import type { PlayRefusal, RoundResponse } from './playApi.ts';
import type { PlayResult } from './playSession.ts';
import type { RunGameViewDeps } from './runGameViewDeps.ts';

type RoundFetcherDeps = Pick<
  RunGameViewDeps,
  'module' | 'messages' | 'stage' | 'gameWindow' | 'pauseOrOnline' | 'promptRetry'
>;

/** The server's refusal of a round. */
export type RefusedRound = { refused: PlayRefusal['reason']; openGame: PlayRefusal['openGame'] };

/**
 * Requests until the server returns the round or a refusal. Shows a notice while the server is unreachable, and lets
 * the player decide when all retries are used.
 */
export function roundFetcher({ module, messages, stage, gameWindow, pauseOrOnline, promptRetry }: RoundFetcherDeps) {
  /** Parses a response with the view's schemas. An invalid response counts as none. */
  function parsedResponse(response: PlayResult<RoundResponse>): PlayResult<RoundResponse> {
    return !response.ok || v.is(module.shown, response.value.shown)
      ? response
      : { ok: false, refusal: { reason: 'unreachable' } };
  }
  const onLost = (): void => {
    stage.setNotice(messages.connectionLost, 'worry');
    stage.announce(messages.connectionLost);
  };
  return async (attempt: () => Promise<PlayResult<RoundResponse>>): Promise<RoundResponse | RefusedRound> => {
    for (;;) {
      const response = await callWithRetry(async () => parsedResponse(await attempt()), {
        pause: pauseOrOnline,
        onLost,
      });
      if (response.ok) {
        stage.setNotice('');
        return response.value;
      }
      if (response.reason !== 'unreachable') return { refused: response.reason, openGame: response.openGame };
      gameWindow.postEvent({ type: 'failed', reason: 'serviceUnavailable' });
      await promptRetry();
    }
  };
}
