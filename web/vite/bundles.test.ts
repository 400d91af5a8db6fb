import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { bundles } from './bundles.ts';

/** A minimal page: the entry, a lobby, a login, a button and a dialog. */
const sources: Record<string, string> = {
  entry: `import { begin } from 'app'; begin();`,
  app: `import { button } from 'button'; export const begin = async () => console.log('app', button, await views.hero.view(), await views.login.view(), await views.help.view());
const views = { hero: { bundle: 'lobby', view: () => import('hero') }, login: { bundle: 'login-and-registration', view: () => import('login') }, help: { view: () => import('help') } };`,
  button: `export const button = 'the button';`,
  hero: `import { button } from 'button'; export default 'the hero ' + button;`,
  login: `import { dialog } from 'dialog'; export default 'the login ' + dialog;`,
  help: `import { dialog } from 'dialog'; export default 'the help ' + dialog;`,
  dialog: `export const dialog = 'the dialog';`,
};

/** Builds the sources under the paths of `pathOf` and returns the modules of each output file. */
async function filesOf(pathOf: (name: string) => string, texts = sources): Promise<string[]> {
  const { plugin, groups } = bundles('/');
  const ids = new Map(Object.keys(texts).map((name) => [pathOf(name), name]));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: pathOf('entry'), output: { codeSplitting: { groups } } },
    },
    plugins: [
      plugin,
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in texts ? pathOf(id) : ids.has(id) ? id : null),
        load: (id) => texts[ids.get(id) ?? ''] ?? null,
      },
    ],
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .flatMap((file) =>
      file.type === 'chunk'
        ? [
            file.moduleIds
              .flatMap((id) => ids.get(id) ?? [])
              .toSorted()
              .join(' '),
          ]
        : [],
    )
    .filter((modules) => modules !== '')
    .toSorted();
}

test('modules are in the bundles declared where they are imported', async () => {
  expect(await filesOf((name) => `/src/${name}.js`)).toEqual([
    'app button',
    'dialog',
    'entry',
    'help',
    'hero',
    'login',
  ]);
});

test('renamed and moved files do not change bundles', async () => {
  const renamed = (name: string) =>
    `/elsewhere/ui/${[...name].toReversed().join('')}/features-lobby-${name.length}-${name.charCodeAt(1)}.browser.js`;
  expect(await filesOf(renamed)).toEqual(await filesOf((name) => `/src/${name}.js`));
});

test('an unknown bundle stops the build with its name', async () => {
  await expect(
    filesOf((name) => `/src/${name}.js`, {
      ...sources,
      help: `export default { bundle: 'attic', view: () => import('dialog') };`,
    }),
  ).rejects.toThrow(/help\.js names the bundle "attic"/);
});

test('a module declared for two bundles stops the build', async () => {
  await expect(
    filesOf((name) => `/src/${name}.js`, {
      ...sources,
      help: `export default { bundle: 'login-and-registration', view: () => import('hero') };`,
    }),
  ).rejects.toThrow(/hero\.js is declared for two bundles/);
});
