import { randomUUID } from 'node:crypto';
import { playerRewards } from '@foyer/contract/campaigns';
import type { Reward } from '@foyer/contract/campaigns';
import { nodesByAlias } from '@foyer/contract/content';
import type { ContentNode } from '@foyer/contract/content';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { addFavourite, gamesList } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import { regencyUk } from './endpointExamples.ts';
import type { ExampleFacts } from './endpointExamples.ts';
import { gameCall, openGame } from './openGame.ts';
import { gameOf } from './openGameSession.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';
import { sentResetToken } from './sentResetToken.ts';

/** Calls that end a session or use up one of its tokens. Every call with a launch token also counts as such. */
const spending: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'refreshToken',
  'changePassword',
  'resetPassword',
  'takeBreak',
]);

/**
 * Prepares everything that examples need. Returns a function that gives the facts for a call. Logging in is expensive, so
 * calls that leave the session unchanged share one.
 */
export async function createExampleFacts(
  platform: SandboxUnderTest,
): Promise<(endpoint: Pick<AnyEndpoint, 'name' | 'auth'>) => Promise<ExampleFacts>> {
  const player = await platform.newPlayer({ brand: 'regency', marketId: 'uk' });
  const listed = await platform.call(gamesList, { query: { productId: '8145' } });
  const { data } = listed.body as { data: Game[] };
  const gameId = data.find(({ Properties }) => Properties.isAvailable)?.GameGroupId ?? 0;
  const folders = await platform.call(nodesByAlias, {
    params: { nodeId: '1100', includeChildren: 'true' },
    query: { type: 'gamesFolder' },
  });
  const folder = (folders.body as ContentNode[])[0];
  const { tokens } = await platform.logIn(player);
  const metered = await platform.meteredSession(tokens.userToken);
  // Adding five favourites completes a quest and earns a reward without a round.
  for (const { GameGroupId } of data.slice(0, 5))
    await platform.call(addFavourite, { params: { gameId: String(GameGroupId) } }, { bearer: tokens.userToken });
  const rewards = await platform.call(playerRewards, {}, { bearer: tokens.userToken });
  const [reward] = (rewards.body as { data: Reward[] }).data;
  const [message] = await platform.publishMessages({
    userId: player.userId,
    topic: 'xeniaAdvert',
    content: { title: 'Spring' },
  });
  const opened = await openGame(platform, gameOf('slot').gameGroupId, player);
  const bet = { bet: { stake: 100 }, clientRoundKey: randomUUID() };
  const round = await gameCall<{ roundId: string }>(platform, 'POST', '/rounds', opened.sessionId, bet);
  const shared: Omit<ExampleFacts, 'session' | 'resetToken'> = {
    place: regencyUk,
    promotion: { promotionId: 5010, serviceId: 2 },
    player,
    gameId,
    roundId: round.body.roundId,
    ...metered,
    rewardId: reward?.rewardId ?? 0,
    messageId: message?.messageInstanceUUID ?? '',
    ancestorId: folder?.Id ?? 0,
    nodeId: folder?.Children[0]?.Id ?? 0,
  };
  let session: ExampleFacts['session'] | null = null;
  return async ({ name, auth }) => {
    // A break blocks its player, so each call of it has its own player.
    const own = name === 'takeBreak' ? await platform.newPlayer({ brand: 'regency', marketId: 'uk' }) : shared.player;
    const resetToken = name === 'resetPassword' ? await sentResetToken(platform, await platform.newPlayer()) : '';
    const isSpent = spending.has(name) || auth === 'launchToken';
    const current = isSpent || session === null ? await platform.logIn(own) : session;
    session = isSpent ? null : current;
    return { ...shared, player: own, session: current, resetToken };
  };
}
