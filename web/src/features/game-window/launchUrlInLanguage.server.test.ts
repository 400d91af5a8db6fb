import { expect, test } from 'vitest';
import { launchUrlInLanguage } from './launchUrlInLanguage.server.ts';

test.each([
  ['http://games.example/play/7?launchtoken=&culture=en', 'http://games.example/play/7?launchtoken=&culture=zh'],
  ['http://games.example/play/7?Culture=en&isROW=true', 'http://games.example/play/7?Culture=zh&isROW=true'],
  ['http://games.example/play/7?culture=zh', 'http://games.example/play/7?culture=zh'],
  ['http://games.example/play/7?culture=sv', 'http://games.example/play/7?culture=sv'],
  ['http://games.example/play/7?launchtoken=', 'http://games.example/play/7?launchtoken='],
])('GM-02 MK-09 in Chinese, the game’s address %s becomes %s', (address, expected) => {
  expect(launchUrlInLanguage(address, 'zh')).toBe(expected);
});
