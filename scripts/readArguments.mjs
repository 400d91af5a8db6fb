import { parseArgs } from 'node:util';

/**
 * Options of the two commands that start the casino.
 * @typedef {{ port?: string | undefined, host?: string | undefined, brand?: string | undefined, games?: string |
 * undefined, reset?: boolean | undefined, help?: boolean | undefined }} Arguments
 */

/**
 * @param {string[]} args
 * @returns {Arguments | { problem: string }}
 */
export function readArguments(args) {
  // `parseArgs` does not support options with an optional value.
  const written = args.map((arg, index) =>
    arg === '--host' && (args[index + 1] ?? '-').startsWith('-') ? '--host=' : arg,
  );
  try {
    const { values } = parseArgs({
      args: written,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        brand: { type: 'string' },
        games: { type: 'string' },
        reset: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return values.brand !== undefined && values.host === undefined
      ? {
          problem:
            '--brand says which brand answers at the address of --host; give both. Without --host each brand has a name of its own.',
        }
      : values;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
