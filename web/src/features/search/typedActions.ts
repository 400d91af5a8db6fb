import type { Translate } from '../../i18n/messages.ts';
import { phrasesOf } from './filterSearch.ts';
import { foldText } from './searchTexts.ts';
import { isLongEnough } from './shouldSearch.ts';

const actionNames = [
  'deposit',
  'withdraw',
  'limits',
  'breaks',
  'history',
  'verification',
  'bonuses',
  'quests',
  'preferences',
  'help',
  'logIn',
] as const;
export type ActionName = (typeof actionNames)[number];

/** More than two would push the games away. */
const maxActions = 2;

/**
 * Returns the actions that a text names, also unfinished, and with an amount: `limit 50`. Needs the messages of the area
 * `filters`.
 */
export function typedActions(text: string, t: Translate): readonly ActionName[] {
  const wanted = foldText(foldText(text).replace(/[\d.,£$€¥]+/g, ' '));
  if (!isLongEnough(wanted)) return [];
  return actionNames
    .filter((action) => phrasesOf(t('filters.phrases.action', { action })).some((phrase) => phrase.startsWith(wanted)))
    .slice(0, maxActions);
}
