import type { ResponseBody } from '@foyer/contract/endpoint';
import type { launch } from '@foyer/contract/gameLaunch';
import type { Culture } from '@foyer/contract/languages';
import { operatorAddress } from '../../domain/operator/operatorAddress.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import type { GameFrameStyle } from '../../services/configuration/gameFrameStyle.ts';
import type { SupplierOpening } from './launchApi.ts';
import { launchUrlInLanguage } from './launchUrlInLanguage.server.ts';

type Opening = { launchUrl: string; supplier?: SupplierOpening };

/**
 * - `origin`: the address is on no origin of games
 * - `style`: no style has the name, or a form comes without a style, whose origins alone the policy lets forms reach
 * - `originOfStyle`: the address is on no origin of its style
 */
type OpeningProblem = 'origin' | 'style' | 'originOfStyle';

/**
 * Decides whether and how the browser opens a game. What a frame may do comes from the operator's styles alone; a
 * style is for its own origins, so that no supplier gets what another one may do.
 */
export function openingOf(
  { launchUrl, supplier }: ResponseBody<typeof launch>,
  { origins, frames }: ApiCall['games'],
  culture: Culture,
): Opening | { problem: OpeningProblem } {
  const isOn = (origin: string) => operatorAddress(launchUrl, origin) !== null;
  const origin = origins.find(isOn);
  if (origin === undefined) return { problem: 'origin' };
  if (supplier === undefined) return { launchUrl: launchUrlInLanguage(launchUrl, culture) };
  const { frame, fields } = supplier;
  const named = frame === undefined ? undefined : frames.get(frame);
  if (named === undefined && (frame !== undefined || fields !== undefined)) return { problem: 'style' };
  if (named !== undefined && !named.origins.some(isOn)) return { problem: 'originOfStyle' };
  return {
    launchUrl,
    supplier: { ...(fields !== undefined && { fields }), style: named ?? plainStyle(origin) },
  };
}

/** For a supplier without a style: ready with its page, and nothing beyond what every game may do. */
function plainStyle(origin: string): GameFrameStyle {
  return { origins: [origin], allow: ['fullscreen', 'autoplay'], sandbox: [], ready: 'load' };
}
