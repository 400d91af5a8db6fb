import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { block } from '../../domain/block/blockDefinition.ts';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { blockOf } from '../blocks/registry.ts';
import type { BlockViews } from './loadViews.ts';
import type { PageModel } from './pageModel.ts';
import { PageView } from './PageView.tsx';

vi.mock('../blocks/registry.ts', () => ({ blockOf: vi.fn<(alias: string) => unknown>() }));

const view = () => Promise.resolve({ default: () => null });
const lazy = block({
  alias: 'late',
  region: 'main',
  load: 'idle',
  module: '',
  view,
  place: ({ device }) => `space-${device}`,
});
const plain = block({ alias: 'plain', region: 'main', load: 'idle', module: '', view });

function show(alias: string, views: BlockViews) {
  vi.mocked(blockOf).mockReturnValue(alias === 'late' ? lazy : plain);
  const model: PageModel = {
    path: '/',
    status: 200,
    head: { title: '', applicationName: '', robots: false },
    gameGroupId: null,
    blocks: [{ alias, key: alias, properties: {} }],
  };
  const visit = { device: 'mobile' } as Visit;
  return (
    <VisitContext value={visit}>
      <PageView model={model} views={views} />
    </VisitContext>
  );
}
const here: BlockViews = new Map<string, ComponentType<Record<string, unknown>>>(
  ['late', 'plain'].map((alias) => [alias, () => <p>here</p>]),
);

test('a lazy block keeps its reserved space while its code loads', () => {
  const { rerender } = render(show('late', new Map()));
  const placeholder = screen.getByRole('main').firstElementChild;
  expect(placeholder?.className).toBe('space-mobile');
  expect(placeholder?.innerHTML).toBe('');
  rerender(show('late', here));
  expect(screen.getByRole('main').firstElementChild).toBe(placeholder);
  expect(placeholder?.textContent).toBe('here');
});

test('a block without reserved space renders no wrapper', () => {
  const { rerender } = render(show('plain', new Map()));
  expect(screen.getByRole('main').innerHTML).toBe('');
  rerender(show('plain', here));
  expect(screen.getByRole('main').innerHTML).toBe('<p>here</p>');
});
