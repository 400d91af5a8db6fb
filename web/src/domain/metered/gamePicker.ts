import type { Game } from '@foyer/contract/games';
import * as v from 'valibot';
import type { Device } from '../../services/market/visit.ts';

/** The operator's numbers of a game on this device. */
export const gamePicker = v.object({ moduleId: v.number(), clientId: v.number() });
export type GamePicker = v.InferOutput<typeof gamePicker>;

/** Phones and desktops play different builds of a game. */
export function gamePickerOf(
  { Properties: { gamePicker: picked } }: Pick<Game, 'Properties'>,
  device: Device,
): GamePicker {
  return device === 'mobile'
    ? { moduleId: picked.gameHTML5ModuleId, clientId: picked.gameHTML5ClientID }
    : { moduleId: picked.gameHTMLDesktopModuleID, clientId: picked.gameHTMLDesktopClientID };
}
