import { brands } from '@foyer/brands/brands';
import { accountStatuses, userTypes } from '@foyer/contract/accounts';
import type { AccountStatusId } from './accountStatus.ts';
import { hashPassword } from './password.ts';
import { marketOf } from './players.ts';
import type { Players } from './players.ts';
import { youngAge } from './youngAge.ts';

/** Players that every sandbox has: one for each market, and one for each account status and type. Their password is public: all they have is play money. */
export const demoPassword = 'play-money-1';
const demoGrant = 100_000;

export interface DemoPlayer {
  username: string;
  brand: string;
  marketId: string;
  status?: AccountStatusId;
  userType?: (typeof userTypes)[keyof typeof userTypes];
  /** Nobody asked this player yet what offers they want to hear of (UK23). */
  isNeverAsked?: true;
  /** Full years, where the market has rules that depend on it (UK24); others have no day of birth. */
  age?: number;
}

/** One of each status that an account may have, and a guest, in the first brand's first market (AU-19). */
function demoPlayersOfStatus(): DemoPlayer[] {
  const [brand] = brands;
  const market = brand?.markets[0];
  if (!brand || !market) return [];
  const place = { brand: brand.id, marketId: market.id };
  const named = (word: string) => `demo.${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const statuses = Object.entries(accountStatuses).filter(([, id]) => id !== accountStatuses.active);
  return [
    ...statuses.map(([word, status]) => ({ username: named(word), ...place, status })),
    { username: named('guest'), ...place, userType: userTypes.guest },
    { username: named('never-asked'), ...place, isNeverAsked: true },
  ];
}

/** `demo.uk` of the first brand's market; elsewhere the brand's name, and the market's too beside a first one. */
const demoPlayersOfMarkets: readonly DemoPlayer[] = brands.flatMap(({ id: brand, markets }, at) =>
  markets.map(({ id: marketId }, row) => {
    const market = marketId.replace('row-', '');
    const words = at === 0 ? [market] : row === 0 ? [brand] : [brand, market];
    return { username: ['demo', ...words].join('.'), brand, marketId };
  }),
);

/** Beside the player of each market that lets the young stake less, a young one (UK24). */
const youngDemoPlayers: readonly DemoPlayer[] = demoPlayersOfMarkets
  .filter(({ brand, marketId }) => marketOf(brand, marketId)?.rules.slotStakeCap)
  .map((player) => ({ ...player, username: `${player.username}.young`, age: youngAge }));

export const demoPlayers: readonly DemoPlayer[] = [
  ...demoPlayersOfMarkets,
  ...youngDemoPlayers,
  ...demoPlayersOfStatus(),
];

/** Creates the ones that are missing. Hashing is slow, so it is done once for all: a public password has nothing to hide. */
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
