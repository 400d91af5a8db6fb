// Draws the pictures of a first visit into the folder that passing sandboxes share, so that no test waits for one and no
// measurement is disturbed. A sandbox does it while it starts; where they are there already this takes a second.
import { startProcess } from './startProcess.mjs';
import { temporaryData } from './temporaryData.mjs';

const data = temporaryData();
const sandbox = startProcess({ name: 'The sandbox', args: ['platform/src/main.ts'], env: { PORT: '0', DATA_FOLDER: data.folder, COVERS: 'ahead' } });
const ready = await sandbox.ready;
await sandbox.stop();
data.remove();
if (ready === null) {
  const { how, lastLines } = await sandbox.ended;
  process.stderr.write(`${lastLines.join('\n')}\nThe sandbox did not start (${how}).\n`);
  process.exitCode = 1;
}
