import { gameCategoryTypes, subCategoryTypes } from '@foyer/contract/content';
import { endpoint } from '@foyer/contract/endpoint';
import { gameInformation } from '@foyer/contract/games';
import { gameGroupId, gameGroupIdText } from '@foyer/contract/ids';
import * as v from 'valibot';
import { gamePicker } from '../metered/gamePicker.ts';
import { gameGroupLinks } from './gameGroupLinks.ts';
import { gameTile } from './gameTile.ts';
import { tilesQueryParameters } from './tilesQuery.ts';

/** Maximum number of ids in one call. */
export const maxIdsPerCall = 200;
/** Number of tiles in one response to "more". */
export const tilesPerResponse = 60;

const tiles = v.object({ tiles: v.array(gameTile) });

/** `41000,41037`. */
export const idsText = v.pipe(
  v.string(),
  v.maxLength(maxIdsPerCall * 10),
  v.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.maxLength(maxIdsPerCall),
);

/** Returns the tiles of these ids in order; ids that are not in the product are dropped. */
export const tilesByIds = endpoint({
  name: 'tilesByIds',
  service: 'web',
  method: 'GET',
  path: '/api/games',
  query: v.object({ ids: idsText }),
  response: tiles,
  errors: { 400: 'not a list of up to 200 ids', 504: 'the games service gives no list' },
});

/** Returns the tiles that follow those of the page. */
export const moreTiles = endpoint({
  name: 'moreTiles',
  service: 'web',
  method: 'GET',
  path: '/api/games/more',
  query: v.object({ ...tilesQueryParameters, offset: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)) }),
  response: tiles,
  errors: { 400: 'no such filter', 504: 'the games service gives no list' },
});

const picture = v.nullable(v.string());
const subCategory = v.object({
  Id: v.number(),
  Name: v.string(),
  ShortName: v.string(),
  ImageUrl: picture,
  ActiveImageUrl: picture,
  SubCategoryType: v.picklist(subCategoryTypes),
  GameIds: v.pipe(v.array(gameGroupId), v.readonly()),
});
const category = v.object({
  Id: v.number(),
  Name: v.string(),
  /** Part of the address, for example `slots`. */
  Slug: v.string(),
  ImageUrl: picture,
  ActiveImageUrl: picture,
  GameCategoryType: v.picklist(gameCategoryTypes),
  SubCategories: v.pipe(v.array(subCategory), v.readonly()),
  /** Tiles of the category's first screen; the others are fetched by id. */
  Games: v.pipe(v.array(gameTile), v.readonly()),
});

/** Returns the brand's categories with the ids of their games; pages contain them without ids. */
export const gameCategories = endpoint({
  name: 'gameCategories',
  service: 'web',
  method: 'GET',
  path: '/api/games/categories',
  response: v.object({ categories: v.array(category) }),
  errors: { 504: 'the content service gives no categories' },
});

/** Returns games of the same kind and theme as this one, most played first, without it. */
export const similarGames = endpoint({
  name: 'similarGames',
  service: 'web',
  method: 'GET',
  path: '/api/game/:gameId/similar',
  params: v.object({ gameId: gameGroupIdText }),
  response: v.object({ game: gameTile, ...tiles.entries }),
  errors: { 404: 'no game with this id in the product', 504: 'the games service gives no list' },
});

/** Returns all information about a game for reading before play (UK16). */
export const readGame = endpoint({
  name: 'readGame',
  service: 'web',
  method: 'GET',
  path: '/api/game/:gameId',
  params: v.object({ gameId: gameGroupIdText }),
  response: v.object({
    ...gameInformation.entries,
    game: gameTile,
    picker: gamePicker,
    groups: gameGroupLinks,
  }),
  errors: { 404: 'no game with this id in the product', 504: 'the games service gives no answer' },
});
