import { describeSandbox } from './describeSandbox.ts';
import { drawFirstVisitCovers } from './drawFirstVisitCovers.ts';
import { freePort } from './ports.ts';
import { startPair } from './startPair.ts';
import { temporaryData } from './temporaryData.ts';

/**
 * Draws the pictures of a first visit into the folder that temporary sandboxes share, so that no test or measurement
 * waits for them. Takes a second when the pictures exist.
 * @returns error message, or null when the pictures exist
 */
export async function drawCovers(): Promise<string | null> {
  const data = temporaryData();
  const { brands, visits } = describeSandbox();
  const webPort = await freePort();
  const pair = startPair({
    webPort,
    sandboxPort: await freePort(),
    hosts: brands.flatMap(({ hosts }) => hosts),
    dataFolder: data.folder,
    sandboxEnv: { COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' },
  });
  const failure = await pair.started;
  if (failure === null) await drawFirstVisitCovers({ webPort, visits });
  await pair.stop();
  data.remove();
  return failure === null ? null : `${failure.lastLines.join('\n')}\n${failure.problem}`;
}
