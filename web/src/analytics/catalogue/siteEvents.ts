import type { EntriesOf } from '../catalogueEntry.ts';

/** Pages and the ways between them. */
export const siteEvents: EntriesOf<'page' | 'navigation' | 'viewMore' | 'blog' | 'toast' | 'featureToggle' | 'connection' | 'singleSession'> = {
  'page.load': { type: 'page_load', when: 'A page is shown, at the start of a visit and after each way to another page.', fills: { eventDetail: 'path', eventDetail2: 'status', eventDetail3: 'title' } },
  'navigation.link': { type: 'interaction', when: 'A link of the site is followed that has no event of its own.', fills: { eventDetail: 'path', eventDetail2: 'place' } },
  'viewMore.press': { type: 'interaction', when: 'All of a row, or more of a list, is asked for.', fills: { eventDetail: 'name', eventDetail2: 'path' } },
  'blog.category': { type: 'interaction', when: 'A category of the blog is opened.', fills: { eventDetail: 'path' } },
  'blog.post': { type: 'interaction', when: 'A post of the blog is opened.', fills: { eventDetail: 'path' } },
  'toast.shown': { type: 'system_message', when: 'A toast comes up. Its words stay on the page.', fills: { eventDetail: 'kind' } },
  'featureToggle.revampedJackpotTicker': { type: 'toggle', when: 'The page begins, or the switch of the jackpots’ band is turned.', fills: { eventDetail: 'isOn' } },
  'featureToggle.gameCardJackpotTicker': { type: 'toggle', when: 'The page begins, or the switch of the jackpot on a game’s tile is turned.', fills: { eventDetail: 'isOn' } },
  'connection.state': { type: 'trace', when: 'The real-time connection comes into another state.', fills: { eventDetail: 'state' } },
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
