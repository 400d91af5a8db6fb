import type { AppMessage } from '@foyer/contract/appBridge';
import { finalPaymentStates } from '@foyer/contract/payment';
import type { Interaction } from '../analytics/interaction.ts';
import { addSink } from '../analytics/sinks.browser.ts';
import { interactionEvent } from '../analytics/trackInteraction.browser.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import type { Flags } from '../flags/flags.ts';
import { postToApp, postAppMessage } from '../native/appBridge.browser.ts';
import { attributionText } from '../native/attribution.ts';
import { enterWithAppCookies } from '../session/enterWithAppCookies.browser.ts';
import { onLogin, onLogout } from '../session/sessionEvents.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';

interface AppMessagesDeps {
  page: { getState(): { visit: { flags: Pick<Flags, 'appAttribution'> } } };
  navigation: Pick<Navigation, 'reload'>;
  /** A tab that came with a session told of it when it logged in. */
  hadSession: boolean;
}

/** AW-02, AW-03: what happens in the page is told to the app at the moment it happens; and a session that the app brought is begun. */
export function startAppMessages({ page, navigation, hadSession }: AppMessagesDeps): () => void {
  let isNews = !hadSession;
  let isIn = false;
  const stops = [
    onLogin(() => {
      const { account } = playerStore.getState();
      if (isNews && account !== null) postAppMessage({ eventName: 'login', userId: account.core.userId });
      isNews = true;
      isIn = true;
    }),
    // A session may be found over more than once, by its player and by its service.
    onLogout(() => {
      if (isIn) postAppMessage({ eventName: 'logout' });
      isIn = false;
    }),
    addSink((record) => {
      if (!page.getState().visit.flags.appAttribution) return;
      const username = playerStore.getState().account?.core.username;
      const text = attributionText(record, username === undefined ? null : inBase64(username));
      if (text !== null) postToApp(record.eventData.eventName, text);
    }),
  ];
  const onInteraction = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const message = messageOf(event.detail as Interaction);
    if (message !== null) postAppMessage(message);
  };
  window.addEventListener(interactionEvent, onInteraction);
  void enterWithAppCookies().then((isEntered) => (isEntered ? navigation.reload() : undefined));
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

/** Of the text's bytes in UTF-8. */
function inBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
