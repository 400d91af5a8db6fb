import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { initialSiteState, siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleAccount } from '../../services/session/sampleLogin.ts';
import MenuSheet from './MenuSheet.tsx';

await loadLazyMessages('en', 'accountMenu');
const messages = await loadMessages('en');
const link = (Url: string, Name: string) => ({ Url, Name });
const rights = {
  responsibleGaming: link('/responsible-gaming', 'Safer gambling rights'),
  playerProtection: link('/help#protection', 'Player protection'),
  help: link('/help', 'Help centre'),
  transactionHistory: link('/help#history', 'Transaction history'),
  gameHistory: link('/help#games', 'Game history'),
};
const blocks = [
  { alias: 'header', properties: { navigation: [link('/', 'Casino'), link('/live', 'Live'), link('/help', 'Help')] } },
  {
    alias: 'footer',
    properties: {
      columns: [
        {
          heading: 'Safer gambling',
          links: [link('/responsible-gaming', 'Safer gambling'), link('/responsible-gaming#my-play', 'Deposit limit')],
        },
        { heading: 'Games', links: [link('/live', 'Live'), link('/all-games', 'All games')] },
      ],
      complianceUrls: rights,
    },
  },
];

function show(visit: Partial<Visit>) {
  render(
    <GameTestContext messages={messages} visit={visit}>
      <MenuSheet blocks={blocks} />
    </GameTestContext>,
  );
}
const addresses = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((each) => each.getAttribute('href') ?? '');

beforeEach(() => {
  playerStore.setState(initialPlayerState);
  siteStore.setState(initialSiteState);
});

test('HT-07 a visitor sees log in and join first, and each address once', () => {
  show({ loginState: 'Logged-Out' });
  expect(screen.getAllByRole('link').slice(0, 2)).toEqual([
    screen.getByRole('link', { name: 'Log in' }),
    screen.getByRole('link', { name: 'Join' }),
  ]);
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/?register=1');
  expect(addresses()).toEqual([...new Set(addresses())]);
  expect(addresses()).toContain('/responsible-gaming#my-play');
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('HT-07 a player sees name, balance and account entries first, and log out last', () => {
  playerStore.setState({ account: sampleAccount({ username: 'mira.koch' }) });
  show({ loginState: 'Logged-In' });
  const buttons = screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);
  expect(buttons.slice(0, 3)).toEqual(['Close', 'Deposit', 'Withdraw']);
  expect(buttons.at(-1)).toBe('Log out');
  expect(screen.getByRole('dialog').textContent).toContain('mira.kochBalance–');
  // My play is among the entries of the account.
  expect(addresses()).not.toContain('/responsible-gaming#my-play');
});

test('HI-03 the five compliance links are there, and the footer’s copies of them are not', () => {
  show({ loginState: 'Logged-Out' });
  for (const { Url, Name } of Object.values(rights))
    expect(screen.getByRole('link', { name: Name }).getAttribute('href')).toBe(Url);
  expect(screen.queryByRole('link', { name: 'Safer gambling' })).toBeNull();
});

test('groups of links are folded, but for the market’s own', () => {
  show({ loginState: 'Logged-Out' });
  const folds = [...document.querySelectorAll('details')].map((fold) => [
    fold.querySelector('summary')?.textContent,
    fold.open,
  ]);
  expect(folds).toEqual([
    ['Safer gambling', false],
    ['Games', false],
    ['Your records and rights', true],
  ]);
});
