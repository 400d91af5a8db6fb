import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { block } from '../../domain/block/blockDefinition.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import type { Navigation } from '../../ui/NavigationContext.tsx';
import { blockOf } from '../blocks/blockDefinitions.ts';
import type { StartContext } from '../startup/startItems.browser.ts';
import { staticLinks } from '../startup/staticLinks.browser.ts';
import type { BlockViews } from './loadViews.ts';
import type { PageModel } from './pageModel.ts';
import { PageView } from './PageView.tsx';

vi.mock('../blocks/blockDefinitions.ts', () => ({ blockOf: vi.fn<(alias: string) => unknown>() }));

const messages = await loadMessages('en');
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
  return (
    <GameTestContext messages={messages} visit={{ device: 'mobile' }}>
      <PageView model={model} views={views} isServerPage={false} />
    </GameTestContext>
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

test('GM-03 text typed into an overlay stays when another page loads behind it', () => {
  const overlay = block({ alias: 'loginModal', region: 'overlay', load: 'idle', module: '', view });
  vi.mocked(blockOf).mockImplementation((alias) => (alias === 'loginModal' ? overlay : plain));
  const views: BlockViews = new Map<string, ComponentType<Record<string, unknown>>>([
    ...here,
    ['loginModal', () => <input aria-label="Username" />],
  ]);
  const page = (path: string, aliases: readonly string[]) => (
    <GameTestContext messages={messages}>
      <PageView
        model={{
          path,
          status: 200,
          head: { title: '', applicationName: '', robots: false },
          gameGroupId: null,
          blocks: aliases.map((alias) => ({ alias, key: alias, properties: {} })),
        }}
        views={views}
        isServerPage={false}
      />
    </GameTestContext>
  );
  const { rerender } = render(page('/', ['plain', 'loginModal']));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
  field.value = 'mira';
  rerender(page('/game/7', ['late', 'plain', 'loginModal']));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' })).toBe(field);
  expect(field.value).toBe('mira');
});

describe('a static block', () => {
  const text = block({ alias: 'text', region: 'main', load: 'now', isStatic: true, module: '', view });
  const go = vi.fn<Navigation['go']>();
  const model: PageModel = {
    path: '/',
    status: 200,
    head: { title: '', applicationName: '', robots: false },
    gameGroupId: null,
    blocks: [{ alias: 'text', key: 'text', properties: {} }],
  };
  const page = (props: { views: BlockViews; isServerPage: boolean }) => (
    <GameTestContext messages={messages} navigation={{ go }}>
      <PageView model={model} {...props} />
    </GameTestContext>
  );
  const Text = () => (
    <p>
      <a href="/terms">Terms</a>
    </p>
  );
  const loaded: BlockViews = new Map<string, ComponentType<Record<string, unknown>>>([['text', Text]]);

  /** Hydrates the server's markup without the code of the block. */
  function hydrate() {
    vi.mocked(blockOf).mockReturnValue(text);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page({ views: loaded, isServerPage: true }));
    const link = container.querySelector('a');
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const { rerender } = render(page({ views: new Map(), isServerPage: true }), {
      container,
      hydrate: true,
      onRecoverableError,
    });
    return { link, rerender, onRecoverableError };
  }

  test('keeps the markup of the server without its code, and its links navigate', () => {
    const stop = staticLinks.start({ navigation: { go } } as unknown as StartContext);
    const { link, onRecoverableError } = hydrate();
    expect(screen.getByRole('link', { name: 'Terms' })).toBe(link);
    fireEvent.click(screen.getByRole('link', { name: 'Terms' }));
    expect(go.mock.calls).toEqual([['/terms']]);
    stop?.();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('keeps that markup when its code joins the same page, and renders with it on the next page', () => {
    const { link, rerender } = hydrate();
    rerender(page({ views: loaded, isServerPage: true }));
    expect(screen.getByRole('link', { name: 'Terms' })).toBe(link);
    rerender(page({ views: loaded, isServerPage: false }));
    expect(screen.getByRole('link', { name: 'Terms' })).not.toBe(link);
  });

  test('renders anew with its code when the page could not be hydrated', () => {
    vi.mocked(blockOf).mockReturnValue(text);
    const props = { isServerPage: true };
    const { rerender } = render(page({ ...props, views: new Map() }));
    expect(screen.queryByRole('link')).toBeNull();
    rerender(page({ ...props, views: loaded }));
    expect(screen.queryByRole('link', { name: 'Terms' })).not.toBeNull();
  });
});
