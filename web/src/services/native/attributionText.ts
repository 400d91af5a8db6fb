import type { EventRecord } from '../analytics/eventRecord.ts';

/** The part of an event that is read here. */
type MeasuredEvent = { eventData: Pick<EventRecord['eventData'], 'eventName'>; customerData: object };

const loginSuccess = '_loginSuccess"';

/**
 * Markers, within the text of an event, of events that the app needs for attribution (S7). Each includes quotes, so
 * that user input, whose quotes are escaped, cannot imitate it.
 */
const markers: readonly string[] = [
  // A game was launched.
  '"event":"game_launch"',
  '"event":"banking_launch"',
  // A payment was booked.
  '"status_1":"booked"',
  '"event":"registration_successful"',
  // Return to the lobby by the bar or the menu over a game.
  '_gameWindowLobby"',
  '_inGameMenuLobbyRedirect"',
  '_registrationOpen"',
  '_registrationRedirect"',
  loginSuccess,
  '"event":"logout_success"',
];

/**
 * AW-04: text of an event for the app; null for events that it does not receive.
 * @param usernameInBase64 of a player who has just logged in; sent with that one event only
 */
export function attributionText(event: MeasuredEvent, usernameInBase64: string | null): string | null {
  const text = JSON.stringify(event);
  if (!markers.some((marker) => text.includes(marker))) return null;
  if (usernameInBase64 === null || !text.includes(loginSuccess)) return text;
  return JSON.stringify({ ...event, customerData: { ...event.customerData, username: usernameInBase64 } });
}
