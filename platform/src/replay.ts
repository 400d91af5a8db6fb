import { fileURLToPath } from 'node:url';
import { replayCommand } from './games/play/replayCommand.ts';

// Exit codes: 0 the replay agrees with the record, 1 anything else.
process.exitCode = replayCommand(process.argv.slice(2), {
  dataFolder: process.env['DATA_FOLDER'] ?? fileURLToPath(new URL('../../.data', import.meta.url)),
  print: (line) => void process.stdout.write(`${line}\n`),
});
