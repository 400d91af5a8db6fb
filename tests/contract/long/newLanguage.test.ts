import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySources, type SourcesCopy } from '../../support/copySources.ts';
import { createHttpClient } from '../support/httpClient.ts';
import { smallSandbox } from '../support/sandboxCalls.ts';
import { startWebUnderTest } from '../support/webUnderTest.ts';

const line = "  pt: { ...latin, locale: 'pt-BR', lang: 'pt-BR', name: 'Português' },\n";
const texts = v.record(v.string(), v.string());

let copy: SourcesCopy;
const messages = () => join(copy.folder, 'web/src/i18n/messages');
const readArea = (path: string) => v.parse(texts, JSON.parse(readFileSync(join(messages(), path), 'utf8')));
const writeArea = (path: string, args: Record<string, string>) =>
  writeFileSync(join(messages(), path), JSON.stringify(args));

interface CommandResult {
  code: number | null;
  out: string;
  error: string;
}
const run = (...args: string[]): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = execFile(join(copy.folder, 'node_modules/.bin/node'), args, { cwd: copy.folder }, (_, out, error) =>
      resolve({ code: child.exitCode, out, error }),
    );
  });
const check = () => run('scripts/checkLanguages.ts');

/** Changes a file of the copy; fails where the pattern is not in it. */
function edit(path: string, pattern: RegExp, replacement: string): void {
  const file = join(copy.folder, path);
  const source = readFileSync(file, 'utf8');
  expect([path, pattern.test(source)]).toEqual([path, true]);
  writeFileSync(file, source.replace(pattern, replacement));
}

beforeAll(() => {
  copy = copySources();
  const list = join(copy.folder, 'contract/src/languages.ts');
  const source = readFileSync(list, 'utf8');
  writeFileSync(list, source.replace('} satisfies Record<string, Language>;', `${line}$&`));
  expect(readFileSync(list, 'utf8')).toBe(source.replace("name: '中文' },\n", `$&${line}`));
});
afterAll(() => copy.remove());

/** Every English text with a prefix. */
function writeTrialMessages(): void {
  cpSync(join(messages(), 'en'), join(messages(), 'pt'), { recursive: true });
  for (const area of readdirSync(join(messages(), 'pt')))
    writeArea(
      `pt/${area}`,
      Object.fromEntries(Object.entries(readArea(`en/${area}`)).map(([key, text]) => [key, `[pt] ${text}`])),
    );
}

const sandboxTexts = 'sandbox/src/messages';
const gameTexts = 'games/src/messages';

/** The English texts of games and sandbox, with Portuguese for what the frames show first. */
function writeTrialSandboxTexts(): void {
  for (const folder of [gameTexts, sandboxTexts])
    cpSync(join(copy.folder, folder, 'en'), join(copy.folder, folder, 'pt'), { recursive: true });
  edit(`${gameTexts}/pt/gameShell.ts`, /^ {2}loading: '.*'/m, "  loading: 'Carregando o jogo'");
  edit(`${sandboxTexts}/pt/cashier.ts`, /^ {2}loading: '.*'/m, "  loading: 'Abrindo o caixa'");
}

test('MK-09 the check reports a listed language without a folder', async () => {
  expect(existsSync(join(messages(), 'pt'))).toBe(false);
  expect(await check()).toMatchObject({
    code: 1,
    error: ['web/src/i18n/messages', gameTexts, sandboxTexts]
      .map((folder) => `${folder}: pt is in the list of languages and has no folder of messages.\n`)
      .join(''),
  });
});

test(
  'MK-09 a list entry and a folder of messages add a language to web and sandbox',
  { timeout: 180_000 },
  async () => {
    writeTrialMessages();
    writeTrialSandboxTexts();
    expect(await check()).toMatchObject({ code: 0, error: '' });
    const types = await Promise.all(
      ['web/tsconfig.browser.json', 'web/tsconfig.pure.json', 'web/tsconfig.server.json', 'games', 'sandbox'].map(
        (program) => run('node_modules/typescript/bin/tsc', '--noEmit', '-p', program),
      ),
    );
    expect(types.map(({ code, out }) => [code, out])).toEqual(types.map(() => [0, '']));
    const { out, error } = await run('--input-type=module', '--eval', printedMessages);
    expect(error).toBe('');
    const shown = v.parse(texts, JSON.parse(out));
    const keys = readdirSync(join(messages(), 'en')).flatMap((area) => Object.keys(readArea(`en/${area}`)));
    expect(Object.keys(shown).toSorted()).toEqual(keys.toSorted());
    expect(Object.entries(shown).filter(([, text]) => !text.startsWith('[pt] '))).toEqual([]);
  },
);

test('MK-09 the check reports a missing key and a missing area', async () => {
  writeTrialMessages();
  writeTrialSandboxTexts();
  const { 'site.menu': _, ...rest } = readArea('pt/site.json');
  writeArea('pt/site.json', rest);
  edit(`${sandboxTexts}/pt/cashier.ts`, /^ {2}working: '.*',\n/m, '');
  edit(`${sandboxTexts}/pt/portal.ts`, /email: '[^']*', /, '');
  rmSync(join(copy.folder, sandboxTexts, 'pt/chat.ts'));
  expect(await check()).toMatchObject({
    code: 1,
    error: [
      'web/src/i18n/messages: pt/site.json has no text for site.menu.',
      `${sandboxTexts}: pt/cashier.ts has no text for working.`,
      `${sandboxTexts}: pt/chat.ts is missing.`,
      `${sandboxTexts}: pt/portal.ts has no text for channels.email.`,
      '',
    ].join('\n'),
  });
});

test('MK-09 a text that the language lacks is in English', async () => {
  const { out, error } = await run('--input-type=module', '--eval', printedSandboxTexts);
  expect([error, JSON.parse(out)]).toEqual([
    '',
    { cashier: ['Abrindo o caixa', true], game: 'Carregando o jogo', chat: true, portal: true, names: true },
  ]);
});

/** A rest-of-world row in the trial language, made from the Chinese one. */
function addTrialMarket(): void {
  const path = 'brands/regency/markets.ts';
  const source = readFileSync(join(copy.folder, path), 'utf8');
  const [row = ''] = /  \{\n    id: 'row-zh',[\s\S]*?\n  \},\n/.exec(source) ?? [];
  const trial = row.replaceAll('row-zh', 'row-pt').replaceAll('zh-CN', 'pt-BR').replaceAll('1104', '1105');
  expect(trial).toContain("locale: 'pt-BR'");
  writeFileSync(join(copy.folder, path), source.replace(row, row + trial));
  edit('brands/clauses/regulatorOfMarket.ts', /  'row-zh': 'MT',\n/, "$&  'row-pt': 'MT',\n");
  edit('brands/clauses/malteseClauses.ts', /\['row', 'row-zh'\]/, "['row', 'row-zh', 'row-pt']");
}

test('MK-09 the trial market has pages and frames in its language, and English where it lacks a text', async () => {
  writeTrialMessages();
  writeTrialSandboxTexts();
  addTrialMarket();
  edit(
    'sandbox/content/all-brands/pages/help.yaml',
    /question: \{ en: 'Is this real money\?', /,
    '$&pt: É dinheiro de verdade?, ',
  );
  const built = await run(
    '--input-type=module',
    '--eval',
    `
    const [{ buildStale }, { createProgress }] = [await import('./scripts/buildStale.ts'), await import('./scripts/progress.mjs')];
    const only = ['game frame', 'cashier frame', 'web pages', 'web server'];
    console.log(await buildStale(createProgress(), { only }));
  `,
  );
  expect(built.error + built.out).toContain('null');
  for (const [frame, text] of [
    ['games/dist/game-frame', 'Carregando o jogo'],
    ['sandbox/dist/cashier-frame', 'Abrindo o caixa'],
  ] as const) {
    const assets = join(copy.folder, frame, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    expect([frame, scripts.some((name) => readFileSync(join(assets, name), 'utf8').includes(text))]).toEqual([
      frame,
      true,
    ]);
  }
  await withSandbox(async (port) => {
    const portal = createHttpClient(port);
    const expired = await portal.request({ brand: 'portal', path: '/portal/regency/transaction-history?culture=pt' });
    portal.close();
    expect(expired.text).toContain('<html lang="pt-BR">');
    const web = await startWebUnderTest(port, `http://127.0.0.1:${port}`, {}, join(copy.folder, 'web/dist'));
    try {
      const page = async (language: string) =>
        (await web.request({ country: 'FR', cookie: `userLanguage=${language}`, path: '/help' })).text;
      const [portuguese, english] = [await page('pt'), await page('en')];
      expect(portuguese).toMatch(/^<!doctype html><html lang="pt-BR" data-script="latin"/);
      expect([portuguese, english].map((html) => html.includes('[pt] '))).toEqual([true, false]);
      expect([portuguese, english].map((html) => html.includes('>É dinheiro de verdade?<'))).toEqual([true, false]);
      expect(
        [portuguese, english].map((html) => html.includes('Short answers to frequently asked questions.')),
      ).toEqual([true, true]);
    } finally {
      await web.stop();
    }
  });
}, 240_000);

/** Runs the copy’s sandbox while `work` runs. */
async function withSandbox(work: (port: number) => Promise<void>): Promise<void> {
  const data = join(copy.folder, '.data');
  const child = spawn(join(copy.folder, 'node_modules/.bin/node'), ['sandbox/src/main.ts'], {
    cwd: copy.folder,
    env: { ...process.env, ...smallSandbox, PORT: '0', DATA_FOLDER: data, COVERS: 'onDemand' },
  });
  try {
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    await work((JSON.parse(first.toString().split('\n')[0] ?? '') as { port: number }).port);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Prints texts of the trial language as the sandbox's own modules give them; `true` for texts that equal the English ones. */
const printedSandboxTexts = `
const { cashierMessages } = await import('./sandbox/src/services/cashier/frame/cashierMessages.ts');
const { chatMessages } = await import('./sandbox/src/services/chat/chatTopics.ts');
const { gameShellMessages } = await import('./games/src/frame/gameShellMessages.ts');
const { portalMessages } = await import('./sandbox/src/services/portal/portalMessages.ts');
const { createCatalogue } = await import('./games/src/catalogue/catalogue.ts');
const isEnglish = ({ pt, en }) => JSON.stringify(pt) === JSON.stringify(en);
console.log(JSON.stringify({
  cashier: [cashierMessages.pt.loading, cashierMessages.pt.working === cashierMessages.en.working],
  game: gameShellMessages.pt.loading,
  chat: isEnglish(chatMessages),
  portal: portalMessages.pt.channels.email === portalMessages.en.channels.email,
  names: createCatalogue(80).all.every(({ name }) => name.pt === name.en),
}));
`;

/** Prints all messages of the trial language as the web's own modules give them, those that come later too. */
const printedMessages = `
const { createServer } = await import('vite');
const server = await createServer({
  root: 'web', configFile: 'web/vite.config.ts', logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
});
const { lazyMessageAreas } = await server.ssrLoadModule('/src/i18n/lazyMessageAreas.ts');
const { loadLazyMessages } = await server.ssrLoadModule('/src/i18n/loadLazyMessages.ts');
const { loadMessages } = await server.ssrLoadModule('/src/i18n/messages.ts');
for (const area of Object.keys(lazyMessageAreas)) await loadLazyMessages('pt', area);
const { loadServerMessages } = await server.ssrLoadModule('/src/i18n/loadServerMessages.ts');
const { readFileSync } = await import('node:fs');
const values = new Proxy({}, { get: () => 2, has: () => true });
const ofServer = [];
for (const area of ['offline', 'browserNotice', 'refusedRequest', 'rowReason']) {
  const text = await loadServerMessages(area, 'pt');
  for (const key of Object.keys(JSON.parse(readFileSync(\`web/src/i18n/messages/en/\${area}.json\`, 'utf8'))))
    ofServer.push([key, text(key, values)]);
}
console.log(JSON.stringify(Object.fromEntries([
  ...Object.entries(await loadMessages('pt')).map(([key, text]) => [key, typeof text === 'function' ? text(values) : text]),
  ...ofServer,
])));
await server.close();
`;
