import { parseArgs } from 'node:util';
import { commands, typedCommand } from './commands.mjs';

/** @typedef {import('./commands.mjs').Command} Command */

/**
 * A parsed command line. `args` are the arguments of the command as typed.
 * @typedef {object} CommandLine
 * @property {string} name
 * @property {Command} command
 * @property {Partial<Record<string, string | boolean | (string | boolean)[]>>} values
 * @property {string[]} names
 * @property {string[]} args
 */

/**
 * Parses the command line of `scripts/foyer.mjs` by the table of commands.
 * @param {readonly string[]} words name of a command and its arguments
 * @returns {CommandLine | { help: string } | { problem: string, failureCode: number }} `failureCode`: exit code for the problem
 */
export function readCommandLine([name = '--help', ...args]) {
  const command = commands.get(name);
  if (command === undefined)
    return name === '--help'
      ? { help: overview() }
      : { problem: `There is no command ${name}.\n\n${overview()}`, failureCode: 1 };
  const { failureCode = 1 } = command;
  const options = Object.entries(command.options ?? {});
  // `parseArgs` does not support options with an optional value.
  const written = args.map((arg, index) =>
    options.some(([option, { mayLackValue }]) => mayLackValue && arg === `--${option}`) &&
    (args[index + 1] ?? '-').startsWith('-')
      ? `${arg}=`
      : arg,
  );
  try {
    const { values, positionals } = parseArgs({
      args: written,
      allowPositionals: command.names !== undefined,
      options: {
        ...Object.fromEntries(
          options.map(([option, { value, isRepeatable = false, default: byDefault }]) => [
            option,
            {
              type: value === undefined ? 'boolean' : 'string',
              multiple: isRepeatable,
              ...(byDefault !== undefined && { default: byDefault }),
            },
          ]),
        ),
        help: { type: 'boolean' },
      },
    });
    if (command.needsName && positionals.length === 0 && values['help'] !== true)
      return { problem: `Give a name.\n\n${helpOf(name, command)}`, failureCode };
    return values['help'] === true
      ? { help: helpOf(name, command) }
      : { name, command, values, names: positionals, args };
  } catch (error) {
    return {
      problem: `${sentence(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))}\n\n${helpOf(name, command)}`,
      failureCode,
    };
  }
}

/** @param {string} name @param {Command} command */
function helpOf(name, { does, names, options = {} }) {
  const typed = [typedCommand(name), ...(names === undefined ? [] : ['--', names])].join(' ');
  const rows = Object.entries(options).map(([option, { value, mayLackValue, default: byDefault, does: effect }]) => {
    const example = mayLackValue || value === undefined ? '' : ` ${value}`;
    return [`--${option}${example}`, `${plain(effect)}${byDefault === undefined ? '' : `; default: ${byDefault}`}`];
  });
  return `${typed}\n\n${sentence(does)}\n${rows.length === 0 ? '' : `\nOptions, after --:\n${table(rows)}`}`;
}

function overview() {
  return `Commands; each has --help:\n${table([...commands].map(([name, { does }]) => [typedCommand(name), plain(does).split(/[:;(]/)[0] ?? '']))}`;
}

/** @param {string[][]} rows of two columns */
function table(rows) {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second.trim()}\n`).join('');
}

/** Text without the links and marks of Markdown. @param {string} markdown */
const plain = (markdown) =>
  markdown
    .replaceAll(/\[([^[\]]*)\]\(([^()]*)\)/g, 'docs/$2')
    .replaceAll('`', '')
    .replaceAll('docs/../', '');

/** @param {string} markdown */
const sentence = (markdown) => `${plain(markdown).charAt(0).toUpperCase()}${plain(markdown).slice(1)}.`;
