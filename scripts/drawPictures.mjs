// Draws the pictures of a first visit into the folder that passing sandboxes share, so that no test waits for one and no
// measurement is disturbed. Where they are there already this takes a second.
import { describeSandbox } from './describeSandbox.mjs';
import { drawFirstVisit } from './drawFirstVisit.mjs';
import { freePort } from './ports.mjs';
import { startPair } from './startPair.mjs';
import { temporaryData } from './temporaryData.mjs';

const data = temporaryData();
const { brands, visits } = await describeSandbox();
const webPort = await freePort();
const pair = startPair({
  webPort,
  platformPort: await freePort(),
  hosts: brands.flatMap(({ hosts }) => hosts),
  dataFolder: data.folder,
  platformEnv: { COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' },
});
const trouble = await pair.started;
if (trouble === null) await drawFirstVisit({ webPort, visits });
await pair.stop();
data.remove();
if (trouble !== null) {
  process.stderr.write(`${trouble.lastLines.join('\n')}\n${trouble.problem}\n`);
  process.exitCode = 1;
}
