import type { ApiResult } from '../../api/apiResult.ts';
import type { GamePicker } from './gamePicker.ts';
import type { fetchIsGameMetered } from './meteredApi.ts';

/** S8: a check that fails throws with these words. Whoever asks catches it and does what the market says (GM-07). */
export const checkFailed = 'Function not implemented';

/** GM-07: whether play of the game is metered. Throws when nobody can say. */
export async function isGameMetered(
  ask: (picker: GamePicker) => Promise<ApiResult<typeof fetchIsGameMetered>>,
  picker: GamePicker,
): Promise<boolean> {
  const response = await ask(picker);
  if (!response.ok) throw new Error(checkFailed);
  return response.value.isGameMetered;
}
