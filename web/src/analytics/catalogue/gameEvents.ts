import type { EntriesOf } from '../catalogueEntry.ts';

/** Finding games and playing them. */
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
    when: 'A category of the lobby is chosen, or named by the address of a visit.',
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
    when: 'A search that came to rest has found games. The text is told only where games have it in their names.',
    fills: { eventDetail: 'text', eventDetail2: 'games', eventDetail3: 'letters' },
  },
  'search.nothingFound': {
    type: 'interaction',
    when: 'A search that came to rest has found nothing. The text is never told.',
    fills: { eventDetail: 'text', eventDetail2: 'games', eventDetail3: 'letters' },
  },
  'favourite.add': { type: 'interaction', when: 'A game becomes a favourite.', block: 'game' },
  'favourite.remove': { type: 'interaction', when: 'A game is no favourite any more.', block: 'game' },
  'bigWinners.sort': {
    type: 'interaction',
    when: 'Another order of the winners is chosen.',
    fills: { eventDetail: 'sortBy' },
  },
  'game.launch': { type: 'game_launch', when: 'A game has its address and opens.', block: 'game' },
  'game.end': { type: 'game_end', when: 'A game that was open is closed.', block: 'game' },
  'game.launchFailed': {
    type: 'system_event',
    when: 'A launch gives no game.',
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
    when: 'The facts of a game come up, to be read before it is played.',
  },
  'gameInformation.close': { type: 'interaction', when: 'The facts of a game are closed.' },
};
