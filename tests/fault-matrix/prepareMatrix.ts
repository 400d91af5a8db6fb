import { randomUUID } from 'node:crypto';
import type { Reward } from '@foyer/contract/campaigns';
import { playerRewards } from '@foyer/contract/campaigns';
import { pagesList } from '@foyer/contract/content';
import { addFavourite, gamesList } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import type { RoundResponse } from '../../games/src/play/playApi.ts';
import type { SandboxPlayer } from '../contract/support/controlRequests.ts';
import { gameCall, openGame } from '../contract/support/openGame.ts';
import { gameOf } from '../contract/support/openGameSession.ts';
import type { SandboxUnderTest } from '../contract/support/sandboxCalls.ts';
import type { MatrixFacts } from './matrixCalls.ts';

export interface PreparedMatrix {
  facts: MatrixFacts;
  /** Paths of the brand’s pages, from the content service. */
  paths: readonly string[];
  player: SandboxPlayer;
}

/** Plays a round of a slot and returns its id. Its login ends with the player's next one. */
async function playRound(sandbox: SandboxUnderTest, player: SandboxPlayer): Promise<string> {
  const { sessionId } = await openGame(sandbox, gameOf('slot').gameGroupId, player);
  const round = { bet: { stake: 100 }, clientRoundKey: randomUUID() };
  return (await gameCall<RoundResponse>(sandbox, 'POST', '/rounds', sessionId, round)).body.roundId;
}

/** Creates a player with a round, a reward, a message and a metered session, and reads the list of pages. */
export async function prepareMatrix(sandbox: SandboxUnderTest): Promise<PreparedMatrix> {
  const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'row', scenario: 'funded' });
  const roundId = await playRound(sandbox, player);
  const { tokens, account, session } = await sandbox.logIn(player);
  const bearer = { bearer: tokens.userToken };
  const productId = session.core.sessionProductId;
  const games = ((await sandbox.call(gamesList, { query: { productId: String(productId) } })).body as { data: Game[] })
    .data;
  // Adding five favourites completes a quest and earns a reward without a round.
  for (const { GameGroupId } of games.slice(0, 5))
    await sandbox.call(addFavourite, { params: { gameId: String(GameGroupId) } }, bearer);
  const [reward] = ((await sandbox.call(playerRewards, {}, bearer)).body as { data: Reward[] }).data;
  const [message] = await sandbox.publishMessages({
    userId: player.userId,
    topic: 'xeniaAdvert',
    content: { title: 'Spring' },
  });
  const metered = await sandbox.meteredSession(tokens.userToken);
  const listed = (await sandbox.call(pagesList, { params: { brand: 'regency' } })).body as { Path: string }[];
  return {
    player,
    paths: listed.map(({ Path }) => Path),
    facts: {
      userId: account.core.userId,
      casinoId: account.core.casinoId,
      productId,
      gameId: await sandbox.playableGame(),
      roundId,
      ...metered,
      rewardId: reward?.rewardId ?? 0,
      messageId: message?.messageInstanceUUID ?? '',
      promotion: { promotionId: 5010, serviceId: 2 },
    },
  };
}
