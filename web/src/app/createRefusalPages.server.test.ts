import { expect, test } from 'vitest';
import { createRefusalPages } from './createRefusalPages.server.ts';

test('A10 the page of a refused request says in every language what to do, and loads nothing', async () => {
  const { headersTooLong, addressTooLong } = await createRefusalPages();
  expect(headersTooLong).toContain('Delete these cookies in your browser’s settings');
  expect(headersTooLong).toMatch(/<main lang="zh-CN">.*Cookie/);
  expect(headersTooLong).not.toMatch(/<(?:script|link|img|style)/);
  expect(addressTooLong).toContain('The address is too long.');
});
