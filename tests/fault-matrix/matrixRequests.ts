import type { MatrixRequest } from './judgeResponse.ts';

const request = (type: MatrixRequest['type'], method: MatrixRequest['method'], isPlayer: boolean, path: string, more: Partial<MatrixRequest> = {}): MatrixRequest => ({
  type,
  method,
  isPlayer,
  path,
  usualStatus: 200,
  ...more,
});

/** Every page kind, for a visitor and for a player, and every call of `/api` that reads from a service. */
export function matrixRequests({ gameId, userId, casinoId }: { gameId: string; userId: number; casinoId: number }): MatrixRequest[] {
  const pages = ['/', '/all-games', '/promotions', '/blog', '/help', `/game/${gameId}`];
  const publicCalls = ['/api/games/categories', '/api/games/search-list', `/api/game/${gameId}`, '/api/jackpots', '/api/winners', '/api/terms', '/api/compliance-urls', '/api/restricted-country', '/api/page?path=/&loginState=Logged-Out'];
  const playerReads = ['/api/details', '/api/session-summary', '/api/protection', '/api/messages/pending', '/api/verification', '/api/history/games', '/api/history/money', '/api/campaigns', '/api/rewards', '/api/freespins', '/api/campaigns/user-stats', '/api/streaks'];
  const playerPosts: [string, object][] = [
    ['/api/favourites/get', {}],
    ['/api/recently-played/get', {}],
    [`/api/favourites/${gameId}/add`, {}],
    [`/api/recently-played/${gameId}/add`, {}],
    [`/api/promotions/account/${userId}/casino/${casinoId}/get`, {}],
    ['/api/metered/start', { moduleId: 1, clientId: 1 }],
  ];
  return [
    ...pages.map((path) => request('page', 'GET', false, path)),
    request('page', 'GET', false, '/no-such-page', { usualStatus: 404 }),
    ...pages.map((path) => request('page', 'GET', true, path)),
    ...publicCalls.map((path) => request('call', 'GET', false, path)),
    request('call', 'POST', false, '/api/login', { body: { username: 'nobody', password: 'wrong-password', firstPartyBlackBox: '', thirdPartyBlackBox: '' } }),
    request('call', 'POST', false, '/api/chat', { body: { question: 'How do I set a limit?', culture: 'en' } }),
    ...playerReads.map((path) => request('call', 'GET', true, path)),
    ...playerPosts.map(([path, body]) => request('call', 'POST', true, path, { body })),
  ];
}
