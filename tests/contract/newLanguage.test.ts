import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfSources, type CopyOfSources } from '../copyOfSources.ts';

const line = "  pt: { ...latin, locale: 'pt-BR', lang: 'pt-BR', name: 'Português' },\n";
const texts = v.record(v.string(), v.string());

let copy: CopyOfSources;
const messages = () => join(copy.folder, 'web/src/i18n/messages');
const readArea = (path: string) => v.parse(texts, JSON.parse(readFileSync(join(messages(), path), 'utf8')));
const writeArea = (path: string, words: Record<string, string>) =>
  writeFileSync(join(messages(), path), JSON.stringify(words));

interface CommandResult {
  code: number | null;
  out: string;
  error: string;
}
const run = (...words: string[]): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = execFile(join(copy.folder, 'node_modules/.bin/node'), words, { cwd: copy.folder }, (_, out, error) =>
      resolve({ code: child.exitCode, out, error }),
    );
  });
const check = () => run('scripts/checkLanguages.mjs');

beforeAll(() => {
  copy = copyOfSources();
  const list = join(copy.folder, 'contract/src/languages.ts');
  const source = readFileSync(list, 'utf8');
  writeFileSync(list, source.replace('} satisfies Record<string, Language>;', `${line}$&`));
  expect(readFileSync(list, 'utf8')).toBe(source.replace("name: '中文' },\n", `$&${line}`));
});
afterAll(() => copy.remove());

/** Every English text with a mark before it. */
function writeTrialMessages(): void {
  cpSync(join(messages(), 'en'), join(messages(), 'pt'), { recursive: true });
  for (const area of readdirSync(join(messages(), 'pt')))
    writeArea(
      `pt/${area}`,
      Object.fromEntries(Object.entries(readArea(`en/${area}`)).map(([key, text]) => [key, `[pt] ${text}`])),
    );
}

test('MK-09 the check names a language of the list that has no folder', async () => {
  expect(existsSync(join(messages(), 'pt'))).toBe(false);
  expect(await check()).toMatchObject({
    code: 1,
    error: 'web/src/i18n/messages: pt is in the list of languages and has no folder of messages.\n',
  });
});

test('MK-09 one line of the list and a folder of messages give the web a language', { timeout: 60_000 }, async () => {
  writeTrialMessages();
  expect(await check()).toMatchObject({ code: 0, error: '' });
  const types = await Promise.all(
    ['browser', 'pure', 'server'].map((program) =>
      run('node_modules/typescript/bin/tsc', '--noEmit', '-p', `web/tsconfig.${program}.json`),
    ),
  );
  expect(types.map(({ code, out }) => [code, out])).toEqual(types.map(() => [0, '']));
  const { out, error } = await run('--input-type=module', '--eval', printedMessages);
  expect(error).toBe('');
  const shown = v.parse(texts, JSON.parse(out));
  const keys = readdirSync(join(messages(), 'en')).flatMap((area) => Object.keys(readArea(`en/${area}`)));
  expect(Object.keys(shown).toSorted()).toEqual(keys.toSorted());
  expect(Object.entries(shown).filter(([, text]) => !text.startsWith('[pt] '))).toEqual([]);
});

test('MK-09 the check names a missing key and a missing area', async () => {
  writeTrialMessages();
  const { 'site.menu': _, ...rest } = readArea('pt/site.json');
  writeArea('pt/site.json', rest);
  expect(await check()).toMatchObject({
    code: 1,
    error: 'web/src/i18n/messages: pt/site.json has no text for site.menu.\n',
  });
});

/** Prints all messages of the trial language as the web's own modules give them, those that come later too. */
const printedMessages = `
const { createServer } = await import('vite');
const server = await createServer({
  root: 'web', configFile: 'web/vite.config.ts', logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
});
const { lazyMessageAreas } = await server.ssrLoadModule('/src/i18n/lazyMessageAreas.ts');
const { loadLazyMessages } = await server.ssrLoadModule('/src/i18n/lazyMessages.ts');
const { loadMessages } = await server.ssrLoadModule('/src/i18n/messages.ts');
for (const area of Object.keys(lazyMessageAreas)) await loadLazyMessages('pt', area);
const values = new Proxy({}, { get: () => 2, has: () => true });
console.log(JSON.stringify(Object.fromEntries(Object.entries(await loadMessages('pt')).map(
  ([key, text]) => [key, typeof text === 'function' ? text(values) : text],
))));
await server.close();
`;
