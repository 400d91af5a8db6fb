import { expect, test } from 'vitest';
import { gameFixture } from '../game/gameFixture.ts';
import { gamePickerOf } from './gamePicker.ts';

test('GM-07 a phone plays the mobile build of a game, and other devices the desktop build', () => {
  const game = gameFixture({ id: 7 });
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
