import { expect, test } from 'vitest';
import { readText } from '../projectRoot.mjs';
import { generatedPages } from './generatedPages.ts';

async function expectCurrent(path: string, ...parts: string[]) {
  const text = readText(path);
  expect(await generatedPages.get(path)?.()).toBe(text);
  expect(text).not.toContain('undefined |');
  for (const part of parts) expect(text).toContain(part);
}

test.each([...generatedPages.keys()].filter((path) => !/cookies|events|flags|network/.test(path)))(
  '%s matches the code',
  async (path) => await expectCurrent(path),
);

test('CO-01 docs/cookies.md matches the cookies and storage keys in the code', async () => {
  const names = ['OptanonConsent', 'foyer-username', 'mgsUserToken', 'foyer-recent-searches'];
  await expectCurrent('docs/cookies.md', ...names.map((name) => `| \`${name}\` |`));
});

test('AN-01 docs/events.md matches the event catalogue', async () => {
  const rows = ['| `loginSubmit` | `interaction` |', '| `gameLaunch` | `game_launch` |'];
  await expectCurrent('docs/events.md', ...rows, '`eventDetail`: promotion id');
});

test('FF-02 docs/flags.md matches the list of flags', async () => {
  await expectCurrent('docs/flags.md', '| `languageToggle` | on |');
});

test('P1 docs/network.md matches the network purposes in the code', async () => {
  const row = '| tags | `/` | Analytics and advertising tags | everybody | – | yes | – | yes | yes | – |';
  await expectCurrent('docs/network.md', row);
});
