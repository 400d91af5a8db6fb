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

export interface TypedAction {
  readonly name: ActionName;
  /** Whether the text is a whole phrase of the action, not the beginning of one. */
  readonly isWhole: boolean;
}

/**
 * Returns the actions that a text names, also unfinished, and with an amount: `limit 50`. Needs the messages of the area
 * `filters`.
 */
export function typedActions(text: string, t: Translate): readonly TypedAction[] {
  const wanted = foldText(foldText(text).replace(/[\d.,£$€¥]+/g, ' '));
  if (!isLongEnough(wanted)) return [];
  return actionNames
    .flatMap((name): TypedAction[] => {
      const phrases = phrasesOf(t('filters.phrases.action', { action: name }));
      return phrases.some((phrase) => phrase.startsWith(wanted)) ? [{ name, isWhole: phrases.includes(wanted) }] : [];
    })
    .slice(0, maxActions);
}
