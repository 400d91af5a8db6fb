import { brands } from '@foyer/brands/brands';
import { accountStatuses, userTypes } from '@foyer/contract/accounts';
import type { AccountStatusId } from './accountStatus.ts';
import { hashPassword } from './password.ts';
import { marketOf, youngAge } from './players.ts';
import type { Players } from './players.ts';

/**
 * Password of the demo players: one for each market, and one for each account status and type. The password is public
 * because demo players hold only play money.
 */
export const demoPassword = 'play-money-1';
const demoGrant = 100_000;

export interface DemoPlayer {
  username: string;
  brand: string;
  marketId: string;
  status?: AccountStatusId;
  userType?: (typeof userTypes)[keyof typeof userTypes];
  /** The player has never been asked for marketing preferences (UK23). */
  isMarketingUndecided?: true;
  /** Age in full years, in markets with rules that depend on it (UK24). Other demo players have no date of birth. */
  age?: number;
}

/** One player of each account status and one guest, in the first market of the first brand (AU-19). */
function demoPlayersOfStatus(): DemoPlayer[] {
  const [brand] = brands;
  const market = brand?.markets[0];
  if (!brand || !market) return [];
  const place = { brand: brand.id, marketId: market.id };
  const named = (label: string) => `demo.${label.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const statuses = Object.entries(accountStatuses).filter(([, id]) => id !== accountStatuses.active);
  return [
    ...statuses.map(([label, status]) => ({ username: named(label), ...place, status })),
    { username: named('guest'), ...place, userType: userTypes.guest },
    { username: named('marketing-undecided'), ...place, isMarketingUndecided: true },
  ];
}

/**
 * `demo.uk` for a market of the first brand. Other brands add their name, and the market name after their first market.
 */
const demoPlayersOfMarkets: readonly DemoPlayer[] = brands.flatMap(({ id: brand, markets }, at) =>
  markets.map(({ id: marketId }, row) => {
    const market = marketId.replace('row-', '');
    const nameParts = at === 0 ? [market] : row === 0 ? [brand] : [brand, market];
    return { username: ['demo', ...nameParts].join('.'), brand, marketId };
  }),
);

/** Adds a young player in each market that has lower stake limits for young players (UK24). */
const youngDemoPlayers: readonly DemoPlayer[] = demoPlayersOfMarkets
  .filter(({ brand, marketId }) => marketOf(brand, marketId)?.rules.slotStakeCap)
  .map((player) => ({ ...player, username: `${player.username}.young`, age: youngAge }));

export const demoPlayers: readonly DemoPlayer[] = [
  ...demoPlayersOfMarkets,
  ...youngDemoPlayers,
  ...demoPlayersOfStatus(),
];

/** Creates the missing demo players. Hashes the public password once for all of them, because hashing is slow. */
export async function seedDemoPlayers(players: Players): Promise<void> {
  const missing = demoPlayers.filter(({ username }) => !players.byUsername(username));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(demoPassword);
  for (const player of missing) {
    const userId = players.create({
      ...player,
      passwordHash,
      grant: player.userType === userTypes.guest ? 0 : demoGrant,
      termsAccepted: true,
    });
    if (userId === null) throw new Error(`The demo player ${player.username} names no market.`);
  }
}
