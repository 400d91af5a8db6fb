import type { EventRecord } from '../analytics/eventRecord.ts';

/** As much of an event as is looked at here. */
type MeasuredEvent = { eventData: Pick<EventRecord['eventData'], 'eventName'>; customerData: object };

const loginSuccess = '_loginSuccess"';

/**
 * What an app's maker needs to know which advertising brought a player (S7), as it stands in the text of an event. The
 * quotes are part of each: what somebody typed has its own escaped and can feign none.
 */
const markers: readonly string[] = [
  // A game got its address.
  '"event":"game_launch"',
  '"event":"banking_launch"',
  // A payment came to its good end.
  '"status_1":"booked"',
  '"event":"registration_successful"',
  // To the lobby, by the bar over a game and by the menu over it on a phone.
  '_gameWindowLobby"',
  '_inGameMenuLobbyRedirect"',
  '_registrationOpen"',
  '_registrationRedirect"',
  loginSuccess,
  '"event":"logout_success"',
];

/**
 * AW-04: the text of an event as the app gets it; null for one that it does not get.
 * @param usernameInBase64 of who has just logged in; goes along with that one event alone
 */
export function attributionText(event: MeasuredEvent, usernameInBase64: string | null): string | null {
  const text = JSON.stringify(event);
  if (!markers.some((marker) => text.includes(marker))) return null;
  if (usernameInBase64 === null || !text.includes(loginSuccess)) return text;
  return JSON.stringify({ ...event, customerData: { ...event.customerData, username: usernameInBase64 } });
}
