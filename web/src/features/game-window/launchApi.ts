import { endpoint } from '@foyer/contract/endpoint';
import { launch } from '@foyer/contract/gameLaunch';
import type { SupplierLaunch } from '@foyer/contract/gameLaunch';
import * as v from 'valibot';
import type { GameFrameStyle } from '../../services/configuration/gameFrameStyle.ts';

const launchToken = v.pipe(v.string(), v.maxLength(512), v.regex(/^[\w.-]{8,}$/));

/** Launch of a supplier's game: fields of a form, and the style in which the frame runs. */
export interface SupplierOpening extends Pick<SupplierLaunch, 'fields'> {
  readonly style: GameFrameStyle;
}

/** Code of the refusal of an address that may not be opened. */
export const badAddressCode = 1;

/**
 * Returns the address of a game. The bearer is a launch token, which the call spends, so it is never retried. Without
 * one the service decides (GM-02).
 * `gameToken` is a second token as sealed for the page; the response contains it as the games service knows it.
 */
export const launchGame = endpoint({
  name: 'launchGame',
  service: 'web',
  method: 'POST',
  path: '/api/launch/:gameId',
  auth: 'optionalLaunchToken',
  params: launch.params,
  body: v.object({ gameToken: launchToken }),
  response: v.object({
    launchUrl: v.string(),
    gameToken: launchToken,
    // Our own server has checked the service's description; code that opens it loads with the game.
    supplier: v.optional(v.unknown() as v.GenericSchema<SupplierOpening>),
  }),
  errors: { ...launch.errors, 502: 'with code 1: the game has an address that may not be opened' },
});
