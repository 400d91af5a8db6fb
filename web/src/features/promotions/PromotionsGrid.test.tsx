import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteStore } from '../../domain/site/siteStore.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import PromotionsGrid from './PromotionsGrid.tsx';
import { promotionsStore } from './promotionsRules.ts';
import { PromotionsTestContext, resetPromotions, samplePromotion as card } from './PromotionsTestContext.tsx';

beforeEach(() => {
  resetPromotions();
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
});
afterEach(() => playerStore.setState(initialPlayerState, true));

const show = () =>
  render(
    <PromotionsTestContext visit={{ loginState: 'Logged-In' }}>
      <PromotionsGrid cards={[card(1)]} isFailed={false} />
    </PromotionsTestContext>,
  );
const isBusy = () => screen.getByRole('button', { name: 'Opt in' }).getAttribute('aria-busy');

test('PR-03 public offers wait for the player’s own only until the list has loaded or failed', () => {
  show();
  expect(isBusy()).toBe('true');
  act(() =>
    promotionsStore.setState({ list: { name: 'notLoaded', isLoading: false, failure: { kind: 'noResponse' } } }),
  );
  expect(isBusy()).not.toBe('true');
  expect(screen.getByText(/can’t update your promotions/)).toBeTruthy();
});

test('PR-03 a player without offers of their own sees that there are none, and no offer that waits', () => {
  show();
  act(() => promotionsStore.setState({ list: { name: 'empty', value: [], loadedAt: 1 } }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('There are no offers for you at the moment.')).toBeTruthy();
});

test('PR-03 an opt-in to a public card shows on the card', () => {
  show();
  act(() =>
    promotionsStore.setState({
      list: { name: 'notLoaded', isLoading: false, failure: { kind: 'noResponse' } },
      optedIn: new Set([1]),
    }),
  );
  expect(screen.getByRole('button', { name: 'Opted in' })).toBeTruthy();
});

test('HT-05 a list that could not be refreshed stays, with its time', () => {
  show();
  const loadedAt = new Date(2026, 0, 1, 21, 42).getTime();
  act(() => {
    siteStore.setState({ userPromos: { count: 1, allPromos: [card(2)] } });
    promotionsStore.setState({ list: { name: 'failed', value: [card(2)], loadedAt, failure: { kind: 'noResponse' } } });
  });
  expect(screen.getByRole('heading', { name: 'Offer 2' })).toBeTruthy();
  expect(screen.getByText(/This list is from 21:42/)).toBeTruthy();
});
