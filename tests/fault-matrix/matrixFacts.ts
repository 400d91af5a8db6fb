import type { Reward } from '@foyer/contract/campaigns';
import { playerRewards } from '@foyer/contract/campaigns';
import { pagesList } from '@foyer/contract/content';
import { addFavourite, gamesList } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import type { SandboxPlayer } from '../contract/support/controlRoom.ts';
import type { PlatformUnderTest } from '../contract/support/platformCalls.ts';
import type { MatrixFacts } from './matrixCalls.ts';

export interface PreparedMatrix {
  facts: MatrixFacts;
  /** Paths of the brand’s pages, from the content service. */
  paths: readonly string[];
  player: SandboxPlayer;
}

/** Creates a player with a reward, a message and a metered session, and reads the list of pages. */
export async function prepareMatrix(platform: PlatformUnderTest): Promise<PreparedMatrix> {
  const player = await platform.newPlayer({ brand: 'regency', marketId: 'row' });
  const { tokens, account, session } = await platform.logIn(player);
  const bearer = { bearer: tokens.userToken };
  const productId = session.core.sessionProductId;
  const games = ((await platform.call(gamesList, { query: { productId: String(productId) } })).body as { data: Game[] })
    .data;
  // Adding five favourites completes a quest and earns a reward without a round.
  for (const { GameGroupId } of games.slice(0, 5))
    await platform.call(addFavourite, { params: { gameId: String(GameGroupId) } }, bearer);
  const [reward] = ((await platform.call(playerRewards, {}, bearer)).body as { data: Reward[] }).data;
  const [message] = await platform.publishMessages({
    userId: player.userId,
    topic: 'xeniaAdvert',
    content: { title: 'Spring' },
  });
  const metered = await platform.meteredSession(tokens.userToken);
  const listed = (await platform.call(pagesList, { params: { brand: 'regency' } })).body as { Path: string }[];
  return {
    player,
    paths: listed.map(({ Path }) => Path),
    facts: {
      userId: account.core.userId,
      casinoId: account.core.casinoId,
      productId,
      gameId: await platform.playableGame(),
      ...metered,
      rewardId: reward?.rewardId ?? 0,
      messageId: message?.messageInstanceUUID ?? '',
      promotion: { promotionId: 5010, serviceId: 2 },
    },
  };
}
