import type { AppMessage } from '@foyer/contract/appBridge';
import { finalPaymentStates } from '@foyer/contract/payment';
import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { addSink } from '../../services/analytics/sinks.browser.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import type { Flags } from '../../services/flags/flags.ts';
import { queueAppMessage, queueForApp } from '../../services/native/appBridge.browser.ts';
import { attributionText } from '../../services/native/attributionText.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { logInWithAppCookies } from '../../services/session/logInWithAppCookies.browser.ts';
import { onLogin, onLogout } from '../../services/session/sessionEvents.ts';
import type { Navigation } from '../../ui/NavigationContext.tsx';

/**
 * AW-02, AW-03: posts page events to the surrounding app, and logs in a session that the app provides.
 * @param hadSession whether the tab had a session when it loaded; its login was posted before
 */
export function startAppMessages(
  navigation: Pick<Navigation, 'reload'>,
  page: { getState(): { visit: { flags: Pick<Flags, 'appAttribution'> } } },
  hadSession: boolean,
): () => void {
  let isNews = !hadSession;
  let isIn = false;
  const stops = [
    onLogin(() => {
      const { account } = playerStore.getState();
      if (isNews && account !== null) queueAppMessage({ eventName: 'login', userId: account.core.userId });
      isNews = true;
      isIn = true;
    }),
    // A session may end more than once: by the player and by the service.
    onLogout(() => {
      if (isIn) queueAppMessage({ eventName: 'logout' });
      isIn = false;
    }),
    addSink((record) => {
      if (!page.getState().visit.flags.appAttribution) return;
      const username = playerStore.getState().account?.core.username;
      const text = attributionText(record, username === undefined ? null : inBase64(username));
      if (text !== null) queueForApp(record.eventData.eventName, text);
    }),
  ];
  const onInteraction = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const message = messageOf(event.detail as Interaction);
    if (message !== null) queueAppMessage(message);
  };
  window.addEventListener(interactionEvent, onInteraction);
  void logInWithAppCookies(isWrappedApp).then((isEntered) => (isEntered ? navigation.reload() : undefined));
  return () => {
    window.removeEventListener(interactionEvent, onInteraction);
    for (const stop of stops) stop();
  };
}

function messageOf(interaction: Interaction): AppMessage | null {
  const account = playerStore.getState().account?.core;
  if (interaction.area === 'registration' && interaction.action === 'success') {
    return account === undefined ? null : { eventName: 'registrationSuccess', userId: account.userId };
  }
  if (interaction.area !== 'banking' || interaction.action !== 'payment' || interaction.direction !== 'deposit')
    return null;
  const { status_1: state, status_2: reason, amount, transactionNumber } = interaction.payment;
  if (!finalPaymentStates.includes(state)) return null;
  const deposit = { amount, currencyIsoCode: account?.currencyIsoCode ?? '', transactionNumber };
  return state === 'booked'
    ? { eventName: 'depositSuccessful', ...deposit }
    : { eventName: 'depositFailed', ...deposit, reason: reason === '' ? state : reason };
}

/** Encodes the UTF-8 bytes of a text as base64. */
function inBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
