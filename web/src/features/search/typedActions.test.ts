import { expect, test } from 'vitest';
import { loadFilterMessages } from '../../domain/game/loadFilterMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { typedActions } from './typedActions.ts';
import type { TypedAction } from './typedActions.ts';

await Promise.all([loadFilterMessages('en'), loadFilterMessages('zh')]);
const english = createTranslate(await loadMessages('en'));
const chinese = createTranslate(await loadMessages('zh'));
const namesOf = (actions: readonly TypedAction[]) => actions.map(({ name }) => name);

test.each([
  ['withdraw', ['withdraw']],
  ['Withdraw £50', ['withdraw']],
  ['limit 50', ['limits']],
  ['deposit limit', ['limits']],
  ['dep', ['deposit', 'limits']],
  ['take a break', ['breaks']],
  ['self-exclusion', ['breaks']],
  ['stop', ['breaks']],
  ['kyc', ['verification']],
  ['log in', ['logIn']],
  // A word within a name is no action.
  ['iron withdraw', []],
  ['diamond', []],
  ['50', []],
  ['li', []],
  ['', []],
])('LB-03 the text %j asks for %j', (text, actions) => {
  expect(namesOf(typedActions(text, english))).toEqual(actions);
});

test.each([
  ['提款', ['withdraw']],
  ['限额 50', ['limits']],
  ['自我禁制', ['breaks']],
  ['龙', []],
])('LB-03 the Chinese text %j asks for %j', (text, actions) => {
  expect(namesOf(typedActions(text, chinese))).toEqual(actions);
});

test('LB-03 an action says whether its phrase is typed in full', () => {
  const isWhole = (text: string) => typedActions(text, english).map((action) => action.isWhole);
  expect([isWhole('limit 50'), isWhole('bon'), isWhole('deposit')]).toEqual([[true], [false], [true, false]]);
});
