import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brands, configureBrands } from '../../brands/brands.ts';
import { brandsWithFile } from '../../web/src/services/configuration/brandsWithFile.ts';
import { sections, typedCommand } from '../commands.mjs';
import { projectRoot, readText } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { callFieldsPage } from './callFieldsPage.ts';
import { cookiesPage } from './cookiesPage.ts';
import { designTokensPage } from './designTokensPage.ts';
import { nginxFacts, varnishFacts, workerData } from './edgeFacts.ts';
import { endpointsPage } from './endpointsPage.ts';
import { eventsPage } from './eventsPage.ts';
import { fairnessPage } from './fairnessPage.ts';
import { flagsPage } from './flagsPage.ts';
import { networkPage } from './networkPage.ts';
import { withTables } from './withTables.ts';
import type { Tables } from './withTables.ts';

/** Tables of pages that follow from code alone. */
const pages: Readonly<Record<string, () => Tables | Promise<Tables>>> = {
  'docs/commands.md': commandsPage,
  'docs/cookies.md': cookiesPage,
  'docs/design-tokens.md': designTokensPage,
  'docs/endpoints.md': endpointsPage,
  'docs/events.md': eventsPage,
  'docs/fairness.md': fairnessPage,
  'docs/flags.md': flagsPage,
  'docs/network.md': networkPage,
};

const withCurrentTables = (path: string, tables: Tables) => withTables(readText(path), tables);

/** Every page and file that follows from code, by its path: a function that returns its text. */
export const generatedPages: ReadonlyMap<string, () => string | Promise<string>> = new Map<
  string,
  () => string | Promise<string>
>([
  ...Object.entries(pages).map(
    ([path, tables]) => [path, async () => withCurrentTables(path, await tables())] as const,
  ),
  ['docs/call-fields.md', callFieldsPage],
  ['deploy/edge/varnish/facts.vcl', varnishFacts],
  ['deploy/edge/nginx/facts.conf', nginxFacts],
  ['deploy/edge/worker/edgeData.mjs', workerData],
]);

/** Runs `npm run pages` and returns the exit code: 1 if `--check` finds a page that is behind. */
export async function main({ names, values }: CommandLine) {
  const all = [...generatedPages];
  const isNamed = (path: string) => names.some((name) => [path, basename(path), basename(path, '.md')].includes(name));
  const selected = names.length === 0 ? all : all.filter(([path]) => isNamed(path));
  if (selected.length < names.length) {
    process.stderr.write(`The generated pages are ${all.map(([path]) => path).join(', ')}.\n`);
    return 1;
  }
  const brandsFile = process.env['BRANDS_FILE'] ?? '';
  if (brandsFile !== '') {
    const configured = brandsWithFile(readFileSync(brandsFile, 'utf8'), brands);
    if (configured.problems.length > 0) {
      process.stderr.write(`${configured.problems.join('\n')}\n`);
      return 1;
    }
    configureBrands(configured.brands);
  }
  const behind: string[] = [];
  for (const [path, textOf] of selected) {
    const text = await textOf();
    if (existsSync(join(projectRoot, path)) && readText(path) === text) continue;
    if (values['check'] === true) behind.push(path);
    else writeFileSync(join(projectRoot, path), text);
    process.stdout.write(`${path} ${values['check'] === true ? 'is behind: run npm run pages' : 'written'}\n`);
  }
  return behind.length === 0 ? 0 : 1;
}

/** A row for each command and each of its options. */
function commandsPage(): Tables {
  return Object.fromEntries(
    Object.entries(sections).map(([section, commands]) => [
      section,
      [
        ['command', 'what it does'],
        ...Object.entries(commands).flatMap(([name, { does, names, options = {} }]) => [
          [`\`${typedCommand(name)}${names === undefined ? '' : ` -- ${names}`}\``, does],
          ...Object.entries(options).map(([option, { value = '', default: byDefault, does: effect }]) => [
            `\`${typedCommand(name)} -- ${`--${option} ${value}`.trim()}\``,
            byDefault === undefined ? effect : `${effect}; default: \`${byDefault}\``,
          ]),
        ]),
      ],
    ]),
  );
}
