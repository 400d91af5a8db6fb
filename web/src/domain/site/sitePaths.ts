/** Paths that the interface itself leads to. Editors put pages there; without them the not-found page still helps on. */
export const sitePaths = {
  lobby: '/',
  saferGambling: '/responsible-gaming',
  /** Opens My play for a player, wherever they are; without our code and for a visitor it is the page above. */
  myPlay: '/responsible-gaming#my-play',
  help: '/help',
  cookies: '/cookies',
  jackpots: '/jackpots',
  promotions: '/promotions',
  myGames: '/?category=my-games',
} as const;
