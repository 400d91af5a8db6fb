import type { EntriesOf } from '../catalogueEntry.ts';

/** Pages and the ways between them. */
export const siteEvents: EntriesOf<
  | 'page'
  | 'navigation'
  | 'logo'
  | 'hero'
  | 'keyTerms'
  | 'mobileNavigation'
  | 'genericModal'
  | 'appDownload'
  | 'viewMore'
  | 'blog'
  | 'toast'
  | 'featureToggle'
  | 'cookieConsent'
  | 'cookieSettings'
  | 'connection'
  | 'singleSession'
> = {
  'page.load': {
    type: 'page_load',
    when: 'A page is shown, at the start of a visit and after each way to another page.',
    fills: { eventDetail: 'path', eventDetail2: 'status', eventDetail3: 'title' },
  },
  'navigation.link': {
    type: 'interaction',
    when: 'A link of the site is followed that has no event of its own.',
    fills: { eventDetail: 'path', eventDetail2: 'place' },
  },
  'logo.redirect': { type: 'interaction', when: 'The logo leads to the lobby.' },
  'hero.press': {
    type: 'interaction',
    when: 'Something that a hero offers is chosen.',
    fills: { eventDetail: 'name', eventDetail2: 'path' },
  },
  'keyTerms.press': {
    type: 'interaction',
    when: 'The full terms are chosen where an offer names the ones that matter.',
    fills: { eventDetail: 'name', eventDetail2: 'path' },
  },
  'mobileNavigation.press': {
    type: 'interaction',
    when: 'A way at the foot of a phone is taken.',
    fills: { eventDetail: 'name', eventDetail2: 'path' },
  },
  'genericModal.shown': {
    type: 'interaction',
    when: 'A window that editors wrote comes up.',
    fills: { eventDetail: 'name' },
  },
  'genericModal.press': {
    type: 'interaction',
    when: 'The way on is taken in a window that editors wrote.',
    fills: { eventDetail: 'name' },
  },
  'genericModal.close': {
    type: 'interaction',
    when: 'A window that editors wrote is closed.',
    fills: { eventDetail: 'name' },
  },
  'appDownload.shown': { type: 'system_message', when: 'The band that offers the app comes up.' },
  'appDownload.press': { type: 'interaction', when: 'The app is asked for in its band.' },
  'appDownload.close': { type: 'interaction', when: 'The band that offers the app is closed.' },
  'viewMore.press': {
    type: 'interaction',
    when: 'All of a row, or more of a list, is asked for.',
    fills: { eventDetail: 'name', eventDetail2: 'path' },
  },
  'blog.category': { type: 'interaction', when: 'A category of the blog is opened.', fills: { eventDetail: 'path' } },
  'blog.post': { type: 'interaction', when: 'A post of the blog is opened.', fills: { eventDetail: 'path' } },
  'toast.shown': {
    type: 'system_message',
    when: 'A toast comes up. Its words stay on the page.',
    fills: { eventDetail: 'kind' },
  },
  'featureToggle.revampedJackpotTicker': {
    type: 'toggle',
    when: 'The page begins, or the switch of the jackpots’ band is turned.',
    fills: { eventDetail: 'isOn' },
  },
  'featureToggle.gameCardJackpotTicker': {
    type: 'toggle',
    when: 'The page begins, or the switch of the jackpot on a game’s tile is turned.',
    fills: { eventDetail: 'isOn' },
  },
  'cookieConsent.accept': {
    type: 'interaction',
    when: 'An update of the cookie groups that allows all of them, or all but functional ones.',
  },
  'cookieConsent.reject': {
    type: 'interaction',
    when: 'An update of the cookie groups that allows none, within five seconds of the answer.',
  },
  'cookieConsent.manage': { type: 'interaction', when: 'Any other update of the cookie groups.' },
  'cookieConsent.cookieItem': {
    type: 'cookie_item',
    when: 'After each update, once for each group.',
    fills: { eventDetail: 'group', eventDetail2: 'isAllowed' },
  },
  'cookieSettings.shown': { type: 'interaction', when: 'The choice of each cookie group comes up.' },
  'cookieSettings.close': { type: 'interaction', when: 'The choice of each cookie group goes, saved or not.' },
  'connection.state': {
    type: 'trace',
    when: 'The real-time connection comes into another state.',
    fills: { eventDetail: 'state' },
  },
  'connection.shown': { type: 'system_event', when: 'The alert of a lost connection comes up.' },
  'connection.gone': { type: 'system_event', when: 'The connection is back, and the alert goes.' },
  'connection.tryAgain': { type: 'interaction', when: 'The alert’s button to try again is pressed.' },
  'connection.lobby': { type: 'interaction', when: 'The alert’s way to the lobby is taken.' },
  'connection.close': { type: 'interaction', when: 'The alert is closed.' },
  'singleSession.shown': { type: 'system_event', when: 'The notice comes up that another place has the session.' },
  'singleSession.closeGame': { type: 'interaction', when: 'The game is closed from the notice of another session.' },
  'singleSession.close': { type: 'interaction', when: 'The notice of another session is closed.' },
  'singleSession.logIn': { type: 'interaction', when: 'Logging in anew is chosen in the notice of another session.' },
};
