import { expect, test } from 'vitest';
import { browserNotices } from './browserNotices.server.ts';

test.each([
  ['en', 'Your browser is too old for our games.', 'JavaScript is off.'],
  ['zh', '您的浏览器版本过旧', 'JavaScript 已关闭'],
] as const)('the notices of a page in %s name an old browser and missing scripts', async (culture, old, off) => {
  const [outdated = '', noScript = ''] = (await browserNotices(culture)).split('<noscript>');
  expect(outdated).toContain(old);
  expect(noScript).toContain(off);
});
