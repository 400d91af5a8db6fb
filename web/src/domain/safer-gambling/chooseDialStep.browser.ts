import type { DialStep } from '@foyer/contract/dialSteps';
import { turnDial } from '../../services/dial/dial.browser.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { changeDialStep } from './protection.browser.ts';

/**
 * Turns the dial at once, in this browser and, for a player, in the account. Returns whether the account, if there is
 * one, holds the choice.
 */
export async function chooseDialStep(step: DialStep): Promise<boolean> {
  turnDial(step);
  return !isPlayer() || changeDialStep(step);
}
