import type { EntriesOf } from '../catalogueEntry.ts';

/** Events of pages and navigation. */
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
    when: 'A page is shown, at the start of a visit and after each navigation.',
    fills: { eventDetail: 'path', eventDetail2: 'status', eventDetail3: 'title' },
  },
  'navigation.link': {
    type: 'interaction',
    when: 'The visitor follows a link that has no event of its own.',
    fills: { eventDetail: 'path', eventDetail2: 'place' },
  },
  'logo.redirect': { type: 'interaction', when: 'The visitor follows the logo to the lobby.' },
  'hero.press': {
    type: 'interaction',
    when: 'An offer of a hero is pressed.',
    fills: { eventDetail: 'name', eventDetail2: 'path' },
  },
  'keyTerms.press': {
    type: 'interaction',
    when: 'The full terms are opened from the key terms of an offer.',
    fills: { eventDetail: 'name', eventDetail2: 'path' },
  },
  'mobileNavigation.press': {
    type: 'interaction',
    when: 'A link of the phone’s bottom navigation is pressed.',
    fills: { eventDetail: 'name', eventDetail2: 'path' },
  },
  'genericModal.shown': {
    type: 'interaction',
    when: 'An editors’ dialog opens.',
    fills: { eventDetail: 'name' },
  },
  'genericModal.press': {
    type: 'interaction',
    when: 'The action of an editors’ dialog is pressed.',
    fills: { eventDetail: 'name' },
  },
  'genericModal.close': {
    type: 'interaction',
    when: 'An editors’ dialog closes.',
    fills: { eventDetail: 'name' },
  },
  'appDownload.shown': { type: 'system_message', when: 'The app banner appears.' },
  'appDownload.press': { type: 'interaction', when: 'The download in the app banner is pressed.' },
  'appDownload.close': { type: 'interaction', when: 'The app banner is closed.' },
  'viewMore.press': {
    type: 'interaction',
    when: 'The rest of a row or more of a list is requested.',
    fills: { eventDetail: 'name', eventDetail2: 'path' },
  },
  'blog.category': { type: 'interaction', when: 'A category of the blog is opened.', fills: { eventDetail: 'path' } },
  'blog.post': { type: 'interaction', when: 'A post of the blog is opened.', fills: { eventDetail: 'path' } },
  'toast.shown': {
    type: 'system_message',
    when: 'A toast appears. Its text is not sent.',
    fills: { eventDetail: 'kind' },
  },
  'featureToggle.revampedJackpotTicker': {
    type: 'toggle',
    when: 'The page starts, or the flag of the jackpot band changes.',
    fills: { eventDetail: 'isOn' },
  },
  'featureToggle.gameCardJackpotTicker': {
    type: 'toggle',
    when: 'The page starts, or the flag of the jackpot badge on tiles changes.',
    fills: { eventDetail: 'isOn' },
  },
  'cookieConsent.accept': {
    type: 'interaction',
    when: 'Consent changes to all groups, or to all but the functional one.',
  },
  'cookieConsent.reject': {
    type: 'interaction',
    when: 'Consent changes to no group, within five seconds of the choice.',
  },
  'cookieConsent.manage': { type: 'interaction', when: 'Consent changes in any other way.' },
  'cookieConsent.cookieItem': {
    type: 'cookie_item',
    when: 'Consent has changed, once for each group.',
    fills: { eventDetail: 'group', eventDetail2: 'isAllowed' },
  },
  'cookieSettings.shown': { type: 'interaction', when: 'The cookie settings open.' },
  'cookieSettings.close': { type: 'interaction', when: 'The cookie settings close, saved or not.' },
  'connection.state': {
    type: 'trace',
    when: 'The state of the real-time connection changes.',
    fills: { eventDetail: 'state' },
  },
  'connection.shown': { type: 'system_event', when: 'The alert of a lost connection appears.' },
  'connection.gone': { type: 'system_event', when: 'The connection is restored, and the alert disappears.' },
  'connection.tryAgain': { type: 'interaction', when: 'Try again is pressed in the alert.' },
  'connection.lobby': { type: 'interaction', when: 'The lobby is chosen in the alert.' },
  'connection.close': { type: 'interaction', when: 'The alert is closed.' },
  'singleSession.shown': {
    type: 'system_event',
    when: 'The notice appears that the session moved to another tab or device.',
  },
  'singleSession.closeGame': { type: 'interaction', when: 'The game is closed from the notice of another session.' },
  'singleSession.close': { type: 'interaction', when: 'The notice of another session is closed.' },
  'singleSession.logIn': { type: 'interaction', when: 'Logging in again is chosen in the notice of another session.' },
};
