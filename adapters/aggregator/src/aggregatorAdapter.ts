import { defineAdapter } from '@foyer/contract/defineAdapter';
import { launch } from '@foyer/contract/gameLaunch';
import * as v from 'valibot';
import { aggregatorSettings } from './aggregatorSettings.ts';

const gameSession = v.object({
  method: v.picklist(['GET', 'POST']),
  url: v.pipe(v.string(), v.url()),
  /** Fields of the form; only with `POST`. */
  params: v.optional(v.record(v.string(), v.string()), {}),
});

const refusals: Readonly<Record<number, string>> = {
  401: 'The aggregator has refused the launch token.',
  403: 'The player may not play.',
  404: 'The aggregator has no such game.',
  503: 'The game is being maintained.',
};

/**
 * Launches games of an aggregator's suppliers. The aggregator gets the launch token, and learns the player by it from
 * the operator's wallet. Games that the settings do not name go to the games service.
 */
// oxlint-disable-next-line import/no-default-export -- the web server loads the default export of an adapter
export default defineAdapter((given) => {
  const settings = aggregatorSettings(given);
  const codeOf = (codes: ReadonlyMap<string, string>, own: string) => codes.get(own) ?? own;
  return {
    games: {
      async launch(input, call) {
        const [code, frame] = settings.GAMES.get(input.params.gameId)?.split('@') ?? [];
        if (code === undefined) return call.request(launch, input);
        const { 'foyer-culture': culture = 'en', 'foyer-currency': currency } = input.headers ?? {};
        const response = await call.fetch(`${settings.BASE}/v2/game-sessions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': settings.KEY },
          body: JSON.stringify({
            player_token: call.bearer,
            game_code: code,
            language: codeOf(settings.LANGUAGES, culture),
            ...(currency !== undefined && { currency: codeOf(settings.CURRENCIES, currency) }),
            channel: input.body.isMobile ? 'mobile' : 'desktop',
          }),
        });
        const refused = refusals[response.status];
        if (refused !== undefined) return call.refuse(response.status, { message: refused });
        if (!response.ok) throw new Error('The aggregator failed');
        const { method, url, params } = v.parse(gameSession, await response.json());
        return {
          launchUrl: url,
          supplier: { ...(frame !== undefined && { frame }), ...(method === 'POST' && { fields: params }) },
        };
      },
    },
  };
});
