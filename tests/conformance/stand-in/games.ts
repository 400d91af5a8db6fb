/** A game with the fields that the contract requires, and no others. */
const game = (id: number, name: string) => ({
  GameGroupId: id,
  SiteGameContentId: id,
  SiteGameName: name,
  Name: name,
  IsFavourite: false,
  Properties: {
    gamePicker: {
      gameGroupId: id,
      gameHTML5ClientID: 40,
      gameHTML5ModuleId: id,
      gameHTMLDesktopClientID: 70,
      gameHTMLDesktopModuleID: id,
    },
  },
});

/** Every game of the stand-in; all names are invented. */
export const games = [
  game(101, 'Paper Lanterns'),
  game(102, 'Tin Whistle'),
  game(103, 'Seven Bridges'),
  game(104, 'Orchard Walk'),
  game(105, 'Copper Kettle'),
  game(106, 'Night Ferry'),
  game(107, 'Chalk and Slate'),
  game(108, 'Salt Marsh'),
];

/** The rows of the home page. */
export const rows = [
  { name: 'Play-money favourites', gameIds: [101, 102, 103, 104] },
  { name: 'Play-money classics', gameIds: [105, 106, 107, 108] },
];
