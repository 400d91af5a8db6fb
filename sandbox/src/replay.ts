import { fileURLToPath } from 'node:url';
import { replayCommand } from './services/play/replayCommand.ts';

/** Exit codes: 0 the replay agrees with the record, 1 anything else. */
export const main = ({ names }: { readonly names: readonly string[] }): number =>
  replayCommand(names, {
    dataFolder: process.env['DATA_FOLDER'] ?? fileURLToPath(new URL('../../.data', import.meta.url)),
    print: (line) => void process.stdout.write(`${line}\n`),
  });
