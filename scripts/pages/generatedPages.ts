import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { brands, configureBrands } from '../../brands/brands.ts';
import { networkPurposes, permitsPurpose } from '../../contract/src/networkPurposes.ts';
import { catalogue } from '../../web/src/services/analytics/catalogue.ts';
import { eventName, eventNameOf } from '../../web/src/services/analytics/toEventRecord.ts';
import { brandsWithFile } from '../../web/src/services/configuration/brandsWithFile.ts';
import { experimentPlan } from '../../web/src/services/flags/experiments.server.ts';
import type { ExperimentPlan } from '../../web/src/services/flags/experiments.server.ts';
import { flagList } from '../../web/src/services/flags/flagList.ts';
import { flagDefaults, type FlagName } from '../../web/src/services/flags/flags.ts';
import { declaredStorage } from '../../web/src/services/storage/declaredStorage.ts';
import { sections, typedCommand } from '../commands.mjs';
import { projectRoot, readText } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { architecturePage } from './architecturePage.ts';
import { designTokensPage } from './designTokensPage.ts';
import { nginxFacts, varnishFacts, workerData } from './edgeFacts.ts';
import { endpointsPage } from './endpointsPage.ts';
import { fairnessPage } from './fairnessPage.ts';
import { withTables } from './withTables.ts';
import type { Tables, Table } from './withTables.ts';

/** Columns of the table: the groups that a visitor has allowed. */
const states = [
  ['no choice', []],
  ['C0002', ['C0002']],
  ['C0003', ['C0003']],
  ['C0004', ['C0004']],
  ['all', ['C0002', 'C0003', 'C0004']],
  ['withdrawn', []],
] as const;

/** Origins that a page connects to, and the consent that each requires. */
function networkPage(): Tables {
  return {
    List: [
      ['origin', 'path', 'purpose', 'for', ...states.map(([name]) => name)],
      ...networkPurposes.map((one) => [
        one.origin,
        `\`${one.path}\``,
        one.purpose,
        one.audience,
        ...states.map(([, allowed]) => (permitsPurpose(one, allowed) ? 'yes' : '–')),
      ]),
    ],
  };
}

/** Flags with their defaults and owners. */
const flagsPage = (): Tables => ({
  List: [
    ['flag', 'default', 'owner', 'experiments', 'effect'],
    ...Object.entries(flagDefaults).map(([name, isOn]) => {
      const { owner, does, isTestable } = flagList[name as FlagName];
      return [`\`${name}\``, isOn ? 'on' : 'off', owner, isTestable ? 'yes' : '–', does];
    }),
  ],
});

interface Entry {
  type: string;
  when: string;
  fills?: Record<string, string>;
  block?: string;
}

/** The catalogue of events by area. */
function eventsPage(): Tables {
  const byArea = Map.groupBy(Object.entries<Entry>(catalogue), ([key]) => eventNameOf(key).area);
  return { Events: Object.fromEntries([...byArea].map(([area, entries]) => [area, tableOf(entries)])) };
}

const tableOf = (entries: [string, Entry][]): Table => [
  ['action', 'type', 'when', 'details'],
  ...entries.map(([key, { type, when, fills = {}, block }]) => {
    const details = [
      ...Object.entries(fills).map(([field, fact]) => `\`${field}\`: ${toWords(fact)}`),
      ...(block === undefined ? [] : [`block ${block}`]),
    ];
    return [`\`${eventName('', '', key).slice(2)}\``, `\`${type}\``, when, details.join('<br>')];
  }),
];

/** @param fact name such as `promotionId` */
const toWords = (fact: string) => fact.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const kinds = {
  cookie: 'cookie',
  tab: 'session storage',
  browser: 'local storage',
  cache: 'cache storage',
  database: 'IndexedDB',
};

/** Cookies and stored keys, and their interface texts. */
function cookiesPage(): Tables {
  const purposes = JSON.parse(readText('web/src/i18n/messages/en/cookieTable.json'));
  const rows = declaredStorage.map(({ name, key, kind, group, setBy, maxAgeSeconds }) => {
    const purpose: string = purposes[`cookieTable.purpose.${key}`];
    return [`\`${name}\``, kinds[kind], group, setBy, lifetimeOf(kind, maxAgeSeconds), purpose];
  });
  return { List: [['name', 'storage', 'group', 'set by', 'lifetime', 'purpose'], ...rows] };
}

function lifetimeOf(kind: keyof typeof kinds, maxAgeSeconds: number | null) {
  if (kind === 'tab') return 'until the tab closes';
  if (kind !== 'cookie') return 'until cleared';
  if (maxAgeSeconds === null) return 'set by its owner';
  return maxAgeSeconds < 86_400 ? `${maxAgeSeconds / 3600} hours` : `${maxAgeSeconds / 86_400} days`;
}

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

/** Of `EXPERIMENTS`, for the edges of an environment. */
let configuredExperiments: ExperimentPlan | null = null;

const withCurrentTables = (path: string, tables: Tables) => withTables(readText(path), tables);

/** Every page and file that follows from code, by its path: a function that returns its text. */
export const generatedPages: ReadonlyMap<string, () => string | Promise<string>> = new Map<
  string,
  () => string | Promise<string>
>([
  ...Object.entries(pages).map(
    ([path, tables]) => [path, async () => withCurrentTables(path, await tables())] as const,
  ),
  ['ARCHITECTURE.md', architecturePage],
  ['deploy/edge/varnish/facts.vcl', () => varnishFacts(configuredExperiments)],
  ['deploy/edge/nginx/facts.conf', () => nginxFacts(configuredExperiments)],
  ['deploy/edge/worker/edgeData.mjs', () => workerData(configuredExperiments)],
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
  const experiments = v.safeParse(experimentPlan, process.env['EXPERIMENTS'] ?? '');
  if (!experiments.success) {
    process.stderr.write(`EXPERIMENTS ${experiments.issues[0].message}\n`);
    return 1;
  }
  configuredExperiments = experiments.output;
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
