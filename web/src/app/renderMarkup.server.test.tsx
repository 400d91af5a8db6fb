import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import { flagDefaults } from '../services/flags/flags.ts';
import type { Visit } from '../services/market/visit.ts';
import { useCurrentPath } from '../ui/NavigationContext.tsx';
import { blockDefinitions } from './blocks/blockDefinitions.ts';
import type { PageModel } from './page/pageModel.ts';
import { renderMarkup, replaceFailedBlocks } from './renderMarkup.server.tsx';

const messages = await loadMessages('en');
const visit = {
  brandName: 'Regency Palace',
  culture: 'en',
  locale: 'en-GB',
  loginState: 'Logged-Out',
  access: 'full',
  flags: flagDefaults,
} as Visit;
const model: PageModel = {
  path: '/',
  status: 200,
  head: { title: '', applicationName: '', robots: false },
  gameGroupId: null,
  blocks: blockDefinitions.map(({ alias }) => ({ alias, key: alias, properties: {} })),
};
const firstAlias = blockDefinitions[0]?.alias ?? '';
const Fails = () => {
  throw new Error('a defect');
};
const viewsWith = (failing: string) =>
  new Map<string, ComponentType>(
    blockDefinitions.map(({ alias }) => [alias, alias === failing ? Fails : () => <p>block {alias}</p>]),
  );
const standIns = { header: 'failedHeader', main: 'failedBlock', footer: 'failedBlock', overlay: null };

test('links to a page see the path as editors write it', () => {
  const Path = () => <p>{useCurrentPath()}</p>;
  const pathShown = (path: string) =>
    renderMarkup({ ...model, path, blocks: model.blocks.slice(0, 1) }, visit, new Map([[firstAlias, Path]]), messages);
  expect(pathShown('/%E6%96%87%E7%AB%A0')).toContain('<p>/文章</p>');
  expect(pathShown('/%')).toContain('<p>/%</p>');
});

test.each(blockDefinitions)('$alias that fails on the server is replaced, and the rest stands', ({ alias, region }) => {
  const views = viewsWith(alias);
  expect(() => renderMarkup(model, visit, views, messages)).toThrow('a defect');
  const replaced = replaceFailedBlocks(model, visit, views, messages);
  expect(replaced.failures).toEqual([{ alias, error: new Error('a defect') }]);
  const index = model.blocks.findIndex((block) => block.alias === alias);
  expect(replaced.model.blocks.map((block) => block.alias)).toEqual(
    model.blocks
      .map((block) => block.alias)
      .with(index, standIns[region] ?? '')
      .filter(Boolean),
  );
  expect(renderMarkup(replaced.model, visit, viewsWith(''), messages)).toContain('<main');
});
