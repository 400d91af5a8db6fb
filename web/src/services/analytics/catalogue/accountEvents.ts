import type { EntriesOf } from '../catalogueEntry.ts';

/** Events of login, registration, logout and the account. */
export const accountEvents: EntriesOf<
  | 'login'
  | 'logout'
  | 'registration'
  | 'terms'
  | 'verification'
  | 'restrictedCountry'
  | 'sessionReminder'
  | 'inactivityReminder'
  | 'playerHistory'
  | 'myPlay'
> = {
  'login.submit': { type: 'interaction', when: 'The login form is sent.' },
  'login.forgotPassword': { type: 'interaction', when: 'The link to a new password is pressed.' },
  'login.openRegistration': { type: 'interaction', when: 'Registration is opened from the login.' },
  'login.close': { type: 'interaction', when: 'The login is closed.' },
  'login.showPassword': { type: 'interaction', when: 'The password is made visible.' },
  'login.failed': {
    type: 'system_event',
    when: 'A login is refused or receives no response.',
    fills: { errorInfo: 'reason' },
  },
  'login.success': { type: 'system_event', when: 'A player is logged in.' },
  'logout.press': { type: 'interaction', when: 'The button to log out is pressed.' },
  'logout.automatic': {
    type: 'system_event',
    when: 'The session of this tab ends without a press: no activity, a break, a login elsewhere, or the service.',
    fills: { eventDetail: 'reason' },
  },
  'logout.success': {
    type: 'logout_success',
    when: 'The player or the service ends the session of this tab.',
  },
  'registration.open': { type: 'interaction', when: 'The registration form opens.' },
  'registration.redirect': { type: 'interaction', when: 'A new player is redirected to the lobby.' },
  'registration.close': { type: 'interaction', when: 'The registration is closed before its end.' },
  'registration.image': { type: 'interaction', when: 'The picture beside the form is pressed.' },
  'registration.cta': { type: 'interaction', when: 'The button that opens the account is pressed.' },
  'registration.success': { type: 'registration_successful', when: 'The account is open.' },
  'terms.shown': { type: 'system_event', when: 'Terms appear that the player must accept first.' },
  'terms.accept': { type: 'interaction', when: 'The terms are accepted.' },
  'terms.logOut': { type: 'interaction', when: 'Logging out is chosen instead of the terms.' },
  'verification.shown': { type: 'interaction', when: 'The verification window opens.' },
  'verification.close': { type: 'interaction', when: 'The verification window is closed or snoozed.' },
  'restrictedCountry.shown': {
    type: 'system_event',
    when: 'The notice appears that play is not offered in this country.',
  },
  'restrictedCountry.withdraw': { type: 'interaction', when: 'Withdrawal is chosen in the notice.' },
  'restrictedCountry.support': { type: 'interaction', when: 'Support is chosen in the notice.' },
  'restrictedCountry.close': { type: 'interaction', when: 'The notice of a restricted country is closed.' },
  'sessionReminder.shown': { type: 'system_event', when: 'The session reminder with time and result appears.' },
  'sessionReminder.continue': { type: 'interaction', when: 'The player continues after the session reminder.' },
  'sessionReminder.exit': { type: 'interaction', when: 'The player exits from the session reminder.' },
  'inactivityReminder.shown': {
    type: 'system_event',
    when: 'The inactivity reminder appears.',
  },
  'inactivityReminder.continue': { type: 'interaction', when: 'The player continues after the inactivity reminder.' },
  'inactivityReminder.logout': { type: 'interaction', when: 'Logging out is chosen in the inactivity reminder.' },
  'playerHistory.shown': { type: 'interaction', when: 'The history of games and money opens.' },
  'playerHistory.replay': { type: 'interaction', when: 'The replay of a round is opened from the history.' },
  'playerHistory.close': { type: 'interaction', when: 'The history is closed.' },
  'playerHistory.portal': {
    type: 'interaction',
    when: 'A page of the account portal is opened from the history.',
    fills: { eventDetail: 'page' },
  },
  'myPlay.shown': { type: 'interaction', when: 'The panel of limits, reminders and breaks opens.' },
  'myPlay.close': { type: 'interaction', when: 'The panel of limits, reminders and breaks is closed.' },
};
