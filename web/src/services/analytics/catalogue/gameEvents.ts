import type { EntriesOf } from '../catalogueEntry.ts';

/** Events of finding and playing games. */
export const gameEvents: EntriesOf<
  | 'category'
  | 'search'
  | 'favourite'
  | 'bigWinners'
  | 'game'
  | 'gameWindow'
  | 'inGameMenu'
  | 'windowPanel'
  | 'gameInformation'
> = {
  'category.select': {
    type: 'interaction',
    when: 'A category of the lobby is chosen, or the address of a visit names one.',
    fills: { eventDetail: 'name', eventDetail2: 'categoryId', eventDetail3: 'subCategoryId' },
  },
  'category.selectSubCategory': {
    type: 'interaction',
    when: 'A sub-category is chosen.',
    fills: { eventDetail: 'name', eventDetail2: 'categoryId', eventDetail3: 'subCategoryId' },
  },
  'search.open': { type: 'interaction', when: 'The search is opened.' },
  'search.close': { type: 'interaction', when: 'The search is closed.' },
  'search.found': {
    type: 'interaction',
    when: 'A completed search found games. The text is included only if names of games contain it.',
    fills: { eventDetail: 'text', eventDetail2: 'games', eventDetail3: 'letters' },
  },
  'search.nothingFound': {
    type: 'interaction',
    when: 'A completed search found nothing. The text is never included.',
    fills: { eventDetail: 'text', eventDetail2: 'games', eventDetail3: 'letters' },
  },
  'favourite.add': { type: 'interaction', when: 'A game is added to the favourites.', block: 'game' },
  'favourite.remove': { type: 'interaction', when: 'A game is removed from the favourites.', block: 'game' },
  'bigWinners.sort': {
    type: 'interaction',
    when: 'Another order of the winners is chosen.',
    fills: { eventDetail: 'sortBy' },
  },
  'game.launch': {
    type: 'game_launch',
    when: 'The frame of a launched game speaks for the first time.',
    block: 'game',
  },
  'game.end': { type: 'game_end', when: 'An open game is closed.', block: 'game' },
  'game.launchFailed': {
    type: 'system_event',
    when: 'A launch fails.',
    block: 'game',
    fills: { errorInfo: 'reason' },
  },
  'gameWindow.close': { type: 'interaction', when: 'Close is pressed in the bar over a game.' },
  'gameWindow.lobby': { type: 'interaction', when: 'The lobby is chosen in the bar over a game.' },
  'gameWindow.saferGambling': { type: 'interaction', when: 'Safer gambling is chosen in the bar over a game.' },
  'inGameMenu.banking': { type: 'interaction', when: 'Banking is chosen in the menu over a game.' },
  'inGameMenu.lobbyRedirect': { type: 'interaction', when: 'The lobby is chosen in the menu over a game.' },
  'inGameMenu.toggle': {
    type: 'toggle',
    when: 'The menu over a game opens or closes.',
    fills: { eventDetail: 'isOpen' },
  },
  'windowPanel.favourite': { type: 'interaction', when: 'Favourites are chosen in the panel beside a game.' },
  'windowPanel.recentlyPlayed': {
    type: 'interaction',
    when: 'Recently played games are chosen in the panel beside a game.',
  },
  'windowPanel.moreGames': { type: 'interaction', when: 'More games are chosen in the panel beside a game.' },
  'windowPanel.category': {
    type: 'interaction',
    when: 'A category is chosen in the panel beside a game.',
    fills: { eventDetail: 'categoryId' },
  },
  'gameInformation.shown': {
    type: 'interaction',
    when: 'The information about a game opens.',
  },
  'gameInformation.close': { type: 'interaction', when: 'The information about a game is closed.' },
};
