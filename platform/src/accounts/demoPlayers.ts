import { brands } from '@foyer/brands/brands';
import { hashPassword } from './password.ts';
import type { Players } from './players.ts';

/** Players that every sandbox has, one for each market. Their password is public: all they have is play money. */
export const demoPassword = 'play-money-1';
const demoGrant = 100_000;

export interface DemoPlayer {
  username: string;
  brand: string;
  marketId: string;
}

/** `demo.uk` of the first brand's market; elsewhere the brand's name, and the market's too beside a first one. */
export const demoPlayers: readonly DemoPlayer[] = brands.flatMap(({ id: brand, markets }, at) =>
  markets.map(({ id: marketId }, row) => {
    const market = marketId.replace('row-', '');
    const words = at === 0 ? [market] : row === 0 ? [brand] : [brand, market];
    return { username: ['demo', ...words].join('.'), brand, marketId };
  }),
);

/** Creates the ones that are missing; hashing is slow, so nothing is hashed when none is. */
export async function seedDemoPlayers(players: Players): Promise<void> {
  const missing = demoPlayers.filter(({ username }) => !players.byUsername(username));
  const hashes = await Promise.all(missing.map(() => hashPassword(demoPassword)));
  for (const [index, { username, brand, marketId }] of missing.entries()) {
    const passwordHash = hashes[index] ?? '';
    const userId = players.create({ username, passwordHash, brand, marketId, grant: demoGrant, termsAccepted: true });
    if (userId === null) throw new Error(`The demo player ${username} names no market.`);
  }
}
