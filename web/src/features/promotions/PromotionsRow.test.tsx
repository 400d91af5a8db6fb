import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { siteStore } from '../../domain/site/siteStore.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import PromotionsRow from './PromotionsRow.tsx';
import { promotionsStore } from './promotionsRules.ts';
import { PromotionsTestContext, resetPromotions, samplePromotion as card } from './PromotionsTestContext.tsx';

beforeEach(() => {
  resetPromotions();
  overlayStore.setState({ open: null });
});

const show = () =>
  render(
    <PromotionsTestContext>
      <PromotionsRow />
    </PromotionsTestContext>,
  );

test('PR-04 shows the first three promotions of a player and the number of open ones', () => {
  siteStore.setState({ userPromos: { count: 4, allPromos: [1, 2, 3, 4].map((id) => card(id)) } });
  show();
  expect(screen.getByRole('region', { name: 'Your promotions' }).textContent).toContain('4');
  expect(screen.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent)).toEqual([
    'Offer 1',
    'Offer 2',
    'Offer 3',
  ]);
  expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe('/promotions');
  fireEvent.click(screen.getByRole('button', { name: 'Quests' }));
  expect(overlayStore.getState().open).toBe('quests');
});

test.each([
  { name: 'notLoaded', isLoading: false, failure: { kind: 'noResponse' } },
  { name: 'empty', value: [], loadedAt: 1 },
] as const)('keeps its place while the list loads, and gives it up when it is $name', (list) => {
  const { container } = show();
  const row = () => container.querySelector('section');
  expect(row()?.hidden).toBe(false);
  act(() => promotionsStore.setState({ list }));
  expect(row()?.hidden).toBe(true);
});

test('an offer shows the cover of its game, and no picture if the game has none', () => {
  const cover = { image: '/covers/full/1.webp', name: 'Queen of the Fjord' };
  const allPromos = [card(1, { cover }), card(2, { cover: { ...cover, image: '' } })];
  siteStore.setState({ userPromos: { count: 2, allPromos } });
  show();
  const pictures = screen.getAllByRole('article').map((article) => article.querySelectorAll('img').length);
  expect(pictures).toEqual([2, 0]);
});

test('PR-06 an offer says why the player sees it', () => {
  const allPromos = [card(1), card(2, { audience: 'chosenByPlay' })];
  siteStore.setState({ userPromos: { count: 2, allPromos } });
  show();
  const [forAll, chosen] = screen.getAllByRole('article');
  expect(forAll?.textContent).toContain('All players see this promotion.');
  expect(chosen?.textContent).toContain('You see it because of the games you played.');
});

test('PR-03 an offer says before the opt-in where its bonus will appear, and shows it in the same place', () => {
  siteStore.setState({ userPromos: { count: 1, allPromos: [card(1)] } });
  show();
  expect(screen.getByText('Opt in, and your bonus appears here.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'How the bonus works' })).toBeTruthy();
  const bonus = { state: 'active', amount: 400, currencyIsoCode: 'EUR', wagered: 0, toWager: 400 } as const;
  act(() => siteStore.setState({ userPromos: { count: 0, allPromos: [card(1, { isUserOptedIn: true, bonus })] } }));
  expect(screen.getByText('€0.00 of €4.00 staked. At €4.00, €4.00 moves to your balance.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'How the bonus works' })).toBeTruthy();
});
