import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { block } from '../blocks/blockDefinition.ts';
import type { Visit } from '../market/visit.ts';
import { VisitContext } from '../market/VisitContext.tsx';
import type { BlockViews } from './blockViews.ts';
import type { PageModel } from './pageModel.ts';
import { PageView } from './PageView.tsx';
import { blockOf } from './registry.ts';

vi.mock('./registry.ts', () => ({ blockOf: vi.fn<(alias: string) => unknown>() }));

const view = () => Promise.resolve({ default: () => null });
const late = block({
  alias: 'late',
  region: 'main',
  load: 'idle',
  module: '',
  view,
  place: ({ device }) => `room-${device}`,
});
const plain = block({ alias: 'plain', region: 'main', load: 'idle', module: '', view });

function show(alias: string, views: BlockViews) {
  vi.mocked(blockOf).mockReturnValue(alias === 'late' ? late : plain);
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

test('a block whose code comes later keeps its room before and around it, so that nothing moves', () => {
  const { rerender } = render(show('late', new Map()));
  const room = screen.getByRole('main').firstElementChild;
  expect(room?.className).toBe('room-mobile');
  expect(room?.innerHTML).toBe('');
  rerender(show('late', here));
  expect(screen.getByRole('main').firstElementChild).toBe(room);
  expect(room?.textContent).toBe('here');
});

test('a block that needs no room leaves no box', () => {
  const { rerender } = render(show('plain', new Map()));
  expect(screen.getByRole('main').innerHTML).toBe('');
  rerender(show('plain', here));
  expect(screen.getByRole('main').innerHTML).toBe('<p>here</p>');
});
