// An example operator of play money, for integrators: `node examples/operator/main.mjs`.
// docs/connect-your-services.md builds on it. It needs Node alone, and imports nothing from Foyer.
import { player } from './accounts.mjs';
import { startOperator } from './startOperator.mjs';

const { port } = await startOperator(Number(process.env['PORT'] ?? '4100'));
process.stdout.write(
  `Example operator at http://127.0.0.1:${port}. Log in as ${player.username} with ${player.password}.\n`,
);
