import { expect, test } from 'vitest';
import {
  findRetiredParts,
  findRetiredStrings,
  findRetiredWords,
  brokenHouseRules,
  readRetiredWords,
} from './houseRules.ts';

const lines = (count: number) => 'a\n'.repeat(count);

test.each([
  'web/src/utils/x.ts',
  'web/src/base/helpers.ts',
  'games/src/types.ts',
  'web/src/ui/index.tsx',
  'web/src/common/a.css',
])('refuses the uninformative name %s', (path) => {
  expect(brokenHouseRules(path, '').stop).toMatch(/too general/);
});

test('allows a refused word as part of a longer name', () => {
  expect(brokenHouseRules('web/src/ui/indexedTabs.ts', '')).toEqual({ stop: null, alarm: null });
});

test('allows 250 lines, warns from 251 and refuses from 401', () => {
  expect(brokenHouseRules('a/b.ts', lines(250))).toEqual({ stop: null, alarm: null });
  expect(brokenHouseRules('a/b.ts', lines(251)).alarm).toMatch(/^251 lines/);
  expect(brokenHouseRules('a/b.ts', lines(400)).stop).toBeNull();
  expect(brokenHouseRules('a/b.ts', lines(401)).stop).toMatch(/^401 lines/);
});

test('warns about style sheets over 350 lines and refuses them over 500', () => {
  expect([brokenHouseRules('a/b.css', lines(350)).alarm, brokenHouseRules('a/b.css', lines(500)).stop]).toEqual([
    null,
    null,
  ]);
  expect(brokenHouseRules('a/b.css', lines(351)).alarm).toMatch(/^351 lines/);
  expect(brokenHouseRules('a/b.css', lines(501)).stop).toMatch(/^501 lines; the limit is 500/);
});

test('allows longer tests and message files', () => {
  expect(brokenHouseRules('a/b.test.ts', lines(900))).toEqual({ stop: null, alarm: null });
  expect(brokenHouseRules('web/src/i18n/messages/en/x.ts', lines(900))).toEqual({ stop: null, alarm: null });
});

test('refuses assertions that are retried until they pass, in tests too', () => {
  const retried = 'await expect(async () => open()).@'.replace('@', 'toPass');
  expect(brokenHouseRules('tests/e2e/a.spec.ts', `${retried}();`).stop).toMatch(/hides a wrong first response/);
  expect(brokenHouseRules('tests/e2e/a.spec.ts', `${retried}\n  ({ timeout: 20_000 });`).stop).toMatch(
    /wait for the event/,
  );
  expect(brokenHouseRules('tests/e2e/a.spec.ts', 'test("what comes to pass", () => passes());').stop).toBeNull();
});

test('refuses 24-hour times that older browsers begin at 24:00, in tests too', () => {
  const options = '{ hour: "2-digit", hour12: @ }';
  expect(brokenHouseRules('web/src/a.test.ts', options.replace('@', 'false')).stop).toMatch(/use hourCycle/);
  expect(brokenHouseRules('web/src/a.test.ts', options.replace('@', 'true')).stop).toBeNull();
});

test('refuses styles in a string, which are not linted', () => {
  const sheet = 'const rules = `a{display:grid;@}`;';
  for (const declaration of ['gap:8px', 'color:#fff', 'font:500 .9375rem/1.25 var(--body-face)'])
    expect(brokenHouseRules('sandbox/src/a.ts', sheet.replace('@', declaration)).stop).toMatch(/style sheet/);
  expect(brokenHouseRules('sandbox/src/a.ts', "const colours = { font: '16px', color: '#fff' };").stop).toBeNull();
});

test('refuses changes of the address that are not announced', () => {
  const call = 'window.history.@(null, "", "/");'.replace('@', 'replaceState');
  expect(brokenHouseRules('web/src/a.browser.ts', call).stop).toMatch(/do not announce a changed address/);
  expect(brokenHouseRules('web/src/a.test.tsx', call).stop).toBeNull();
});

test('refuses a second place that loads the page again, and a second source of whether a tab has a player', () => {
  const call = 'window.location.@();'.replace('@', 'reload');
  expect(brokenHouseRules('web/src/a.browser.ts', call).stop).toMatch(/loads again in one place/);
  expect(brokenHouseRules('web/src/ui/reloadPage.browser.ts', call).stop).toBeNull();
  const field = 'if (player.@) follow();'.replace('@', 'isLoggedIn');
  expect(brokenHouseRules('web/src/features/a.tsx', field).stop).toMatch(/session alone decides/);
  expect(brokenHouseRules('web/src/services/session/a.ts', field).stop).toBeNull();
});

test('refuses crypto.randomUUID in browser code, because it needs a secure context', () => {
  const call = 'const id = crypto.@();'.replace('@', 'randomUUID');
  expect(brokenHouseRules('web/src/a.ts', call).stop).toMatch(/secure contexts only/);
  expect([
    brokenHouseRules('web/src/a.ts', 'const id = randomUUID();').stop,
    brokenHouseRules('web/src/a.test.ts', call).stop,
  ]).toEqual([null, null]);
});

test('refuses members of secure contexts in page code unless their absence is handled', () => {
  const use = 'navigator.@.writeText(text);'.replace('@', 'clipboard');
  const digest = 'await crypto.@.digest(name, data);'.replace('@', 'subtle');
  for (const path of ['web/src/features/a/a.browser.ts', 'games/src/frame/a.ts', 'web/src/a/A.tsx']) {
    expect(brokenHouseRules(path, use).stop).toMatch(/^navigator\.clipboard exists in secure contexts only/);
    expect(brokenHouseRules(path, digest).stop).toMatch(/^crypto\.subtle exists/);
    expect(brokenHouseRules(path, `const one: Clipboard | undefined = ${use}`).stop).toBeNull();
    expect(brokenHouseRules(path, `if ('clipboard' in navigator) ${use}`).stop).toBeNull();
  }
  for (const path of ['web/src/a.test.ts', 'web/src/server/a.server.ts', 'web/src/a.worker.ts', 'deploy/a.mjs'])
    expect(brokenHouseRules(path, use).stop).toBeNull();
});

test('refuses to open a window outside the module that does so within a press', () => {
  for (const call of ["window.@('/a');", "globalThis.@('/a', '_blank');"].map((one) => one.replace('@', 'open'))) {
    expect(brokenHouseRules('web/src/features/a/a.browser.ts', call).stop).toMatch(/within the press/);
    expect(brokenHouseRules('games/src/frame/a.ts', call).stop).toMatch(/within the press/);
    expect(brokenHouseRules('web/src/domain/portal/openPortalWindow.browser.ts', call).stop).toBeNull();
    expect(brokenHouseRules('tests/e2e/a.spec.ts', call).stop).toBeNull();
  }
});

test('refuses faults in browser tests that share their sandbox', () => {
  const call = "await sandbox.faults({ set: [{ target: 'lobby', kind: 'refused' }] });";
  expect(brokenHouseRules('tests/e2e/lobby.spec.ts', call).stop).toMatch(/tests\/e2e\/faults/);
  expect([
    brokenHouseRules('tests/e2e/faults/lobby.spec.ts', call).stop,
    brokenHouseRules('tests/e2e/lobby.spec.ts', 'await sandbox.clock({});').stop,
  ]).toEqual([null, null]);
});

test('refuses to look for a mere digit in browser tests, where names made at random have digits', () => {
  const locators = ["page.getByRole('button', { name: @ })", 'page.getByText(@)', 'expect(alert).toContainText(@)'];
  for (const locator of locators) {
    expect(brokenHouseRules('tests/e2e/a.spec.ts', locator.replace('@', '/4/')).stop).toMatch(/random/);
    expect(brokenHouseRules('tests/e2e/a.spec.ts', locator.replace('@', '/4 new/')).stop).toBeNull();
  }
});

test('requires gameLink for links to games', () => {
  for (const link of ['<SiteLink href={`/game/${id}`}>', '<a href="/game/41000">']) {
    expect(brokenHouseRules('web/src/features/hero/Hero.tsx', link).stop).toMatch(/gameLink/);
    expect(brokenHouseRules('web/src/features/hero/Hero.test.tsx', link).stop).toBeNull();
  }
  expect(brokenHouseRules('web/src/features/hero/Hero.tsx', '<SiteLink {...gameLink(id, place)}>').stop).toBeNull();
});

test('finds a retired word as a part of an identifier and of a file name, and not in comments', () => {
  const retired = new Set(['old', 'form']);
  expect(findRetiredParts('web/src/a.ts', 'export const oldWay = NewForm; // inOld', retired)).toEqual([
    'oldWay',
    'NewForm',
  ]);
  expect(findRetiredParts('web/src/newForm.test.ts', '', retired)).toEqual(['newForm']);
  expect(findRetiredParts('web/src/a.ts', 'const older = form + newForms;', retired)).toEqual([]);
});

test('reads retired words and retired strings from their own tables', () => {
  const table = (words: string) => `| Retired | Use |\n|---|---|\n| ${words} | \`fetch\` |\n\n`;
  const glossary = `## Retired parts of names\n\n${table('`desk`')}## Retired words\n\n${table('`ask`, `asked`')}## Retired strings\n\n${table('`door`')}`;
  expect([...readRetiredWords(glossary, 'Retired words')]).toEqual(['ask', 'asked']);
  expect([...readRetiredWords(glossary, 'Retired strings')]).toEqual(['door']);
  expect([...readRetiredWords(glossary, 'Retired parts of names')]).toEqual(['desk']);
});

test('finds retired words as identifiers, and not in texts, comments and longer names', () => {
  const retired = new Set(['ask', 'told']);
  const source = "// ask nobody\nconst told = send('ask'); const asking = { ask: 1 };";
  expect(findRetiredWords('web/src/a.ts', source, retired)).toEqual(['told', 'ask']);
  expect(findRetiredWords('web/src/a.ts', "// told\nconst text = 'ask';", retired)).toEqual([]);
});

test('finds retired words in strings that are names, and not in texts, longer words and tests', () => {
  const retired = new Set(['door', 'ask']);
  const source =
    "send({ kind: 'ask' }); bundle('door-messages'); t('chat.ask.limits'); alert('doors'); alert('Open the door');";
  expect(findRetiredStrings('web/src/a.ts', source, retired)).toEqual([
    "'ask'",
    "'door-messages'",
    "'chat.ask.limits'",
  ]);
  expect(findRetiredStrings('web/src/a.test.ts', source, retired)).toEqual([]);
  expect(findRetiredStrings('sandbox/src/messages/en/a.ts', source, retired)).toEqual([]);
});

test('refuses changes of the address that are not announced', () => {
  const call = 'window.history.@(null, "", "/");'.replace('@', 'replaceState');
  expect(brokenHouseRules('web/src/a.browser.ts', call).stop).toMatch(/do not announce a changed address/);
  expect(brokenHouseRules('web/src/a.test.tsx', call).stop).toBeNull();
});
