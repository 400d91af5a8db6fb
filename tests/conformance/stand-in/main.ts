import { player } from './accounts.ts';
import { startStandIn } from './startStandIn.ts';

const { port } = await startStandIn(Number(process.env['PORT'] ?? '4100'));
process.stdout.write(
  `Play-money stand-in at http://127.0.0.1:${port}. Log in as ${player.username} with ${player.password}.\n`,
);
