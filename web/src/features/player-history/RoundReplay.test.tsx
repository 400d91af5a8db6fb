import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { dialStore } from '../../ui/dialStore.ts';
import { RoundReplay } from './RoundReplay.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'history');
const link = { url: 'https://games.example/round-replay/r1?signature=s', expiresAt: Date.UTC(2026, 10, 18, 10) };

const broughtIntoView: Element[] = [];
Element.prototype.scrollIntoView = function scrollIntoView() {
  broughtIntoView.push(this);
};

const show = (url = link.url) =>
  render(
    <GameTestContext messages={messages}>
      <RoundReplay link={{ ...link, url }} />
    </GameTestContext>,
  );
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Replay of the round');
const button = (name: string) => screen.getByRole('button', { name });

test('GM-09 a replay opens in a frame in sight only after a press, says that no money moves, and closes again', () => {
  show();
  expect(frame()).toBeNull();
  expect(screen.getByText(/Replay: no money moves\..*until 18 November 2026\./)).not.toBeNull();
  fireEvent.click(button('Watch this round again'));
  expect(broughtIntoView).toEqual([frame()]);
  const address = new URL(frame()?.src ?? '');
  expect([address.origin, address.searchParams.get('signature')]).toEqual(['https://games.example', 's']);
  expect([address.searchParams.get('culture'), address.searchParams.has('calm')]).toEqual(['en', false]);
  fireEvent.click(button('Close the replay'));
  expect(frame()).toBeNull();
});

test('AN-04 each opening of a replay is tracked, its closing is not', () => {
  const tracked: Interaction[] = [];
  const onInteraction = (event: Event) => void tracked.push((event as CustomEvent<Interaction>).detail);
  window.addEventListener(interactionEvent, onInteraction);
  show();
  for (const name of ['Watch this round again', 'Close the replay', 'Watch this round again'])
    fireEvent.click(button(name));
  window.removeEventListener(interactionEvent, onInteraction);
  const replayed = { area: 'playerHistory', action: 'replay' };
  expect(tracked).toEqual([replayed, replayed]);
});

test('GM-09 a replay at a still step of the dial stands still', () => {
  dialStore.setState({ step: 'quiet' });
  show();
  fireEvent.click(button('Watch this round again'));
  expect(new URL(frame()?.src ?? '').searchParams.get('calm')).toBe('1');
  act(() => dialStore.setState({ step: 'lively' }));
});

test('GM-09 the link for support is copied without the address of the page, or shown if the browser refuses', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } });
  show();
  fireEvent.click(button('Copy link for support'));
  await act(async () => {});
  expect(copied).toEqual([`${link.url}&culture=en`]);
  vi.stubGlobal('navigator', {});
  fireEvent.click(button('Copy link for support'));
  expect(screen.getByText(`${link.url}&culture=en`)).not.toBeNull();
});

test('GM-09 an address that is none shows nothing', () => {
  show('no address');
  expect(screen.queryByRole('button')).toBeNull();
});
