import { expect, test } from 'vitest';
import { inventedGame } from '../game/inventedGame.ts';
import { gamePickerOf } from './gamePicker.ts';

test('GM-07 a phone plays the mobile build of a game, and every other device the desktop build', () => {
  const game = inventedGame({ id: 7 });
  const gamePicker = {
    ...game.Properties.gamePicker,
    gameHTML5ModuleId: 11,
    gameHTML5ClientID: 12,
    gameHTMLDesktopModuleID: 21,
    gameHTMLDesktopClientID: 22,
  };
  const picked = { Properties: { ...game.Properties, gamePicker } };
  expect(gamePickerOf(picked, 'mobile')).toEqual({ moduleId: 11, clientId: 12 });
  expect(gamePickerOf(picked, 'desktop')).toEqual({ moduleId: 21, clientId: 22 });
});
