import { randomBytes, randomInt } from 'node:crypto';
import { notFound, refusal, reply } from './reply.mjs';

/** @typedef {import('./reply.mjs').Request} Request */
/** @typedef {import('./reply.mjs').Reply} Reply */

const stake = 100;
const win = 190;
/** Lit lanterns of a hundred: the games return 95 % of the stakes. */
const litOfHundred = 50;
const maxFrames = 1000;

/**
 * A game with the fields that the contract requires, and its return.
 * @param {number} id
 * @param {string} name
 */
const game = (id, name) => ({
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
    kind: 'instant',
    rtp: (win * litOfHundred) / stake,
  },
});

/** Every game; all names are invented, and all games have the same rules. */
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

const rules = [
  'Each round costs £1.00 of play money and lights a lantern or leaves it dark, with the same chance.',
  'A lit lantern pays £1.90. The average return is 95 %.',
];

/**
 * The games service, and the calls of the pages of the games.
 * @param {ReturnType<typeof import('./accounts.mjs').createAccounts>} accounts
 * @param {() => string} origin of the pages of the games, as browsers open them: `GAMES_ORIGIN`
 */
export function createGames(accounts, origin) {
  const find = (/** @type {unknown} */ id) => games.find(({ GameGroupId }) => GameGroupId === Number(id));

  /**
   * Sessions of open pages of games, by their secret. @type {Map<string, { guid: string, gameId: number }>}
   */
  const frames = new Map();

  /**
   * @param {Request} request
   * @returns {Reply}
   */
  const launch = ({ path, bearer, location }) => {
    const found = find(path.split('/')[2]);
    // The market allows play in Great Britain alone. A refusal spends no token.
    if (location !== '' && location.slice(0, 2) !== 'GB')
      return refusal(403, 'This is not allowed in the country you are in.', { code: 10_510 });
    if (accounts.spendLaunchToken(bearer) === null) return refusal(401, 'The launch token is not valid.');
    // The browser adds another launch token and its own origin to the address.
    return found === undefined ? notFound : reply({ launchUrl: `${origin()}/play/${found.GameGroupId}` });
  };

  return {
    has: (/** @type {number} */ id) => find(id) !== undefined,
    /**
     * @param {Request} request
     * @returns {Reply}
     */
    respond(request) {
      const { method, path, userToken } = request;
      if (method === 'POST' && /^\/launch\/\d+$/.test(path)) return launch(request);
      // No game is metered; a call without a valid token is refused all the same.
      if (method === 'POST' && path === '/metered/start')
        return accounts.isPlayer(request.bearer) ? notFound : refusal(401, 'The token is not valid.', { code: 15_001 });
      if (method !== 'GET') return notFound;
      if (path === '/games') return reply({ data: games });
      if (path === '/fairness')
        return reply({ format: 1, generator: 'randomInt of node:crypto', files: [], games: [] });
      if (/^\/metered\/module\/\d+\/client\/\d+\/isGameMetered$/.test(path))
        return accounts.isPlayer(userToken)
          ? reply({ isGameMetered: false })
          : refusal(401, 'The token is not valid.', { code: 15_001 });
      const found = /^\/games\/\d+$/.test(path) ? find(path.split('/')[2]) : undefined;
      const stakes = { currencyIsoCode: 'GBP', minimum: stake, maximum: stake };
      return found === undefined ? notFound : reply({ game: found, stakes, rules });
    },
    /**
     * Calls of the page of a game, which are no part of the contract: `POST /play/session` and `POST /play/round`.
     * @param {Request} request
     * @returns {Reply}
     */
    play({ method, path, body }) {
      if (method !== 'POST') return notFound;
      if (path === '/session') {
        const found = find(body['gameGroupId']);
        const guid = found === undefined ? null : accounts.spendLaunchToken(String(body['launchToken']));
        if (found === undefined || guid === null) return refusal(401, 'The launch token is not valid.');
        const secret = randomBytes(24).toString('hex');
        if (frames.size >= maxFrames) frames.clear();
        frames.set(secret, { guid, gameId: found.GameGroupId });
        return reply({ session: secret, balance: accounts.wallet.balance() });
      }
      if (path !== '/round') return notFound;
      const frame = frames.get(String(body['session']));
      if (frame === undefined || !accounts.act(frame.guid)) return refusal(401, 'The session has ended.');
      const name = find(frame.gameId)?.Name ?? '';
      const decided = { gameGroupId: frame.gameId, name, stake, win: randomInt(100) < litOfHundred ? win : 0 };
      const round = accounts.wallet.book(decided);
      return round === null ? refusal(409, 'The balance is too low.') : reply(round);
    },
  };
}
