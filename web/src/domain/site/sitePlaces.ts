/** Paths that the interface itself leads to. Editors put pages there; without them the not-found page still helps on. */
export const sitePlaces = {
  lobby: '/',
  saferGambling: '/responsible-gaming',
  help: '/help',
  jackpots: '/jackpots',
  promotions: '/promotions',
  myGames: '/?category=my-games',
} as const;
