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

export const demoPlayers: readonly DemoPlayer[] = [
  { username: 'demo.uk', brand: 'regency', marketId: 'uk' },
  { username: 'demo.ca', brand: 'regency', marketId: 'ca' },
  { username: 'demo.row', brand: 'regency', marketId: 'row' },
  { username: 'demo.zh', brand: 'regency', marketId: 'row-zh' },
  { username: 'demo.aurora', brand: 'aurora', marketId: 'row' },
  { username: 'demo.pulse', brand: 'pulse', marketId: 'row' },
];

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
