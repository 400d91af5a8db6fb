/** Paths that the interface links to. Editors place pages there; without a page the not-found page appears. */
export const sitePaths = {
  lobby: '/',
  saferGambling: '/responsible-gaming',
  /** Opens My play for a player on any page; without JavaScript and for a visitor it is the page above. */
  myPlay: '/responsible-gaming#my-play',
  help: '/help',
  complaints: '/complaints',
  terms: '/terms',
  cookies: '/cookies',
  jackpots: '/jackpots',
  promotions: '/promotions',
  myGames: '/?category=my-games',
} as const;
