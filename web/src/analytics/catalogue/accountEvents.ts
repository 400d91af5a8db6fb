import type { EntriesOf } from '../catalogueEntry.ts';

/** Coming, going, and what belongs to an account. */
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
  'login.forgotPassword': { type: 'interaction', when: 'The way to a new password is taken.' },
  'login.openRegistration': { type: 'interaction', when: 'Registration is opened from the login.' },
  'login.close': { type: 'interaction', when: 'The login is closed.' },
  'login.showPassword': { type: 'interaction', when: 'The password is made visible.' },
  'login.failed': {
    type: 'system_event',
    when: 'A login is refused or gets no answer.',
    fills: { errorInfo: 'reason' },
  },
  'login.success': { type: 'system_event', when: 'A player is logged in.' },
  'logout.press': { type: 'interaction', when: 'The button to log out is pressed.' },
  'logout.success': {
    type: 'logout_success',
    when: 'The session of this tab is over, by the player or by the service.',
  },
  'registration.open': { type: 'interaction', when: 'The registration form comes up.' },
  'registration.redirect': { type: 'interaction', when: 'A new player is taken to the lobby.' },
  'registration.close': { type: 'interaction', when: 'The registration is closed before its end.' },
  'registration.image': { type: 'interaction', when: 'The picture beside the form is pressed.' },
  'registration.cta': { type: 'interaction', when: 'The button that opens the account is pressed.' },
  'registration.success': { type: 'registration_successful', when: 'The account is open.' },
  'terms.shown': { type: 'system_event', when: 'Terms must be read and accepted before anything else.' },
  'terms.accept': { type: 'interaction', when: 'The terms are accepted.' },
  'terms.logOut': { type: 'interaction', when: 'Logging out is chosen instead of the terms.' },
  'verification.shown': { type: 'interaction', when: 'The verification window comes up.' },
  'verification.close': { type: 'interaction', when: 'The verification window is closed or put off.' },
  'restrictedCountry.shown': {
    type: 'system_event',
    when: 'The notice comes up that play is not offered from this country.',
  },
  'restrictedCountry.withdraw': { type: 'interaction', when: 'Taking money out is chosen in the notice.' },
  'restrictedCountry.support': { type: 'interaction', when: 'Support is chosen in the notice.' },
  'restrictedCountry.close': { type: 'interaction', when: 'The notice of a restricted country is closed.' },
  'sessionReminder.shown': { type: 'system_event', when: 'The reminder of time and result comes up.' },
  'sessionReminder.continue': { type: 'interaction', when: 'Play goes on after the session reminder.' },
  'sessionReminder.exit': { type: 'interaction', when: 'The session reminder’s way out is taken.' },
  'inactivityReminder.shown': {
    type: 'system_event',
    when: 'A player who does nothing is asked whether they are there.',
  },
  'inactivityReminder.continue': { type: 'interaction', when: 'The player says that they are there.' },
  'inactivityReminder.logout': { type: 'interaction', when: 'Logging out is chosen in the inactivity reminder.' },
  'playerHistory.shown': { type: 'interaction', when: 'The history of games and money comes up.' },
  'playerHistory.close': { type: 'interaction', when: 'The history is closed.' },
  'playerHistory.portal': {
    type: 'interaction',
    when: 'A page of the account portal is opened from the history.',
    fills: { eventDetail: 'page' },
  },
  'myPlay.shown': { type: 'interaction', when: 'The panel of limits, reminders and breaks comes up.' },
  'myPlay.close': { type: 'interaction', when: 'The panel of limits, reminders and breaks is closed.' },
};
