// Draws the pictures of a first visit into the folder that temporary sandboxes share, so that no test or measurement
// waits for them. Takes a second when the pictures exist.
import { describeSandbox } from './describeSandbox.mjs';
import { drawFirstVisitCovers } from './drawFirstVisitCovers.mjs';
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
const failure = await pair.started;
if (failure === null) await drawFirstVisitCovers({ webPort, visits });
await pair.stop();
data.remove();
if (failure !== null) {
  process.stderr.write(`${failure.lastLines.join('\n')}\n${failure.problem}\n`);
  process.exitCode = 1;
}
