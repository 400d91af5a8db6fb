import { isDeepStrictEqual, parseEnv } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basesOf, connectSettings, envFileText, openQuestions } from './connectSettings.ts';

const required = {
  accounts: 'https://accounts.example/api/',
  games: 'https://games.example',
  content: 'https://content.example',
  'games-origin': 'https://play.example',
};

describe('connectSettings', () => {
  test('has an address for each given service, and off for every other', () => {
    const variables = connectSettings({
      ...required,
      chat: 'https://chat.example',
      'cashier-origin': 'https://pay.example',
    });
    expect(variables).toEqual({
      ACCOUNTS_URL: 'https://accounts.example/api',
      GAMES_URL: 'https://games.example',
      CONTENT_URL: 'https://content.example',
      MILESTONES_URL: 'off',
      BROKER_URL: 'off',
      PROMOTIONS_URL: 'off',
      CAMPAIGNS_URL: 'off',
      CHAT_URL: 'https://chat.example',
      GAMES_ORIGIN: 'https://play.example',
      MEDIA_ORIGIN: 'https://play.example',
      CASHIER_ORIGIN: 'https://pay.example',
      HUB_ORIGIN: 'off',
      FLAG_SERVICE: 'off',
      COLLECTOR_URL: 'off',
    });
    expect(basesOf(variables as Record<string, string>)).toEqual({
      accounts: 'https://accounts.example/api',
      games: 'https://games.example',
      content: 'https://content.example',
      chat: 'https://chat.example',
    });
  });

  test('takes one origin for all services, of which one may be elsewhere or off', () => {
    const variables = connectSettings({
      platform: 'https://all.example',
      chat: 'off',
      content: 'https://content.example',
      'games-origin': 'https://play.example',
    });
    expect(variables).toMatchObject({
      PLATFORM_URL: 'https://all.example',
      CHAT_URL: 'off',
      CASHIER_ORIGIN: 'https://all.example',
    });
    expect(basesOf(variables as Record<string, string>)).toMatchObject({
      accounts: 'https://all.example/accounts',
      content: 'https://content.example',
      broker: 'https://all.example/broker',
    });
    expect(basesOf(variables as Record<string, string>)).not.toHaveProperty('chat');
  });

  test('names every required option that is missing', () => {
    expect(connectSettings({ games: 'https://games.example' })).toBe(
      'Pass --accounts, --content, --games-origin: there is no terminal to ask for them.',
    );
    expect(openQuestions({}).map(({ option, byDefault }) => [option, byDefault])).toEqual([
      ['accounts', null],
      ['games', null],
      ['content', null],
      ['milestones', 'off'],
      ['broker', 'off'],
      ['promotions', 'off'],
      ['campaigns', 'off'],
      ['chat', 'off'],
      ['games-origin', null],
    ]);
  });

  test.each([
    ['accounts', 'off'],
    ['accounts', 'ftp://secret.example'],
    ['accounts', 'https://user:secret@accounts.example'],
    ['chat', 'https://chat.example/?key=secret'],
    ['games-origin', 'https://secret.example/path'],
    ['hub-origin', 'secret'],
    ['platform', 'https://secret.example/path'],
    ['adapters', '/secret'],
  ])('refuses --%s %s in a sentence without the value', (option, value) => {
    const problem = connectSettings({ ...required, [option]: value });
    expect(problem).toContain(`--${option}`);
    expect(problem).not.toContain('secret');
  });

  test('writes files that Node reads as the same variables, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string().map((end) => `https://service.example${end}`),
    );
    const settings = fc.record({ accounts: typed, 'games-origin': typed, chat: typed });
    const isKept = (given: Readonly<Record<string, string>>) => {
      const variables = connectSettings({ ...required, ...given });
      return typeof variables === 'string' || isDeepStrictEqual({ ...parseEnv(envFileText(variables)) }, variables);
    };
    expect(fc.check(fc.property(settings, isKept)).counterexample).toBeNull();
  });
});
