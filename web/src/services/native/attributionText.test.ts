import { expect, test } from 'vitest';
import { attributionText } from './attributionText.ts';

const measured = (event: string, key: string, more: object = {}) => ({
  event,
  eventData: { eventName: `foyer_regency_${key}` },
  customerData: { userId: 7 },
  ...more,
});

test.each([
  measured('game_launch', 'gameLaunch', { gameData: { launchURL: 'http://games.localhost/play' } }),
  measured('banking_launch', 'bankingShown'),
  measured('system_event', 'bankingPayment', { paymentData: { status_1: 'booked' } }),
  measured('registration_successful', 'registrationSuccess'),
  measured('interaction', 'gameWindowLobby'),
  measured('interaction', 'registrationOpen'),
  measured('interaction', 'registrationRedirect'),
  measured('system_event', 'loginSuccess'),
  measured('logout_success', 'logoutSuccess'),
  measured('interaction', 'inGameMenuLobbyRedirect'),
])('AW-04 sends all of $eventData.eventName to the app', (event) =>
  expect(attributionText(event, null)).toBe(JSON.stringify(event)),
);

test.each([
  measured('interaction', 'loginSubmit'),
  measured('system_event', 'bankingPayment', { paymentData: { status_1: 'refused' } }),
  measured('interaction', 'searchFound', { eventDetail: '"event":"game_launch"' }),
  measured('game_end', 'gameEnd'),
  measured('page_load', 'pageLoad'),
])('AW-04 does not send $eventData.eventName to the app', (event) =>
  expect(attributionText(event, 'bWlyYQ==')).toBeNull(),
);

test('AW-04 only the login includes the base64 username', () => {
  const login = measured('system_event', 'loginSuccess');
  expect(attributionText(login, 'bWlyYQ==')).toBe(
    JSON.stringify({ ...login, customerData: { userId: 7, username: 'bWlyYQ==' } }),
  );
  expect(attributionText(measured('logout_success', 'logoutSuccess'), 'bWlyYQ==')).not.toContain('bWlyYQ==');
});
