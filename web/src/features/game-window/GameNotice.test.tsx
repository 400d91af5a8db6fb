import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { GameNotice } from './GameNotice.tsx';
import type { WindowProblem } from './windowProblem.ts';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');

const cases: [WindowProblem, RegExp, string[]][] = [
  ['lost', /Connection lost.*last round is saved/, ['Reload game']],
  ['unavailable', /Connection lost.*last round is saved/, ['Reload game']],
  ['sessionEnded', /Game session ended.*Your last round is saved/, ['Reload game']],
  ['playedElsewhere', /Game opened elsewhere.*Your last round is saved/, ['Continue here']],
  ['otherGameOpen', /Unfinished round in another game.*Nothing was staked/, []],
  ['meterPresumedDead', /No recent activity.*continues with your next round/, []],
  ['meterDead', /closed.*Your rounds and balance are safe/, ['Reload game']],
];

test.each(cases)(
  'GM-08 GM-07 %s shows an alert with the state of the round and a link to the lobby',
  (problem, text, buttons) => {
    render(
      <GameTestContext messages={messages}>
        <GameNotice problem={problem} onReload={() => undefined} />
      </GameTestContext>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
    expect(screen.getByRole('link', { name: 'Lobby' }).getAttribute('href')).toBe('/');
  },
);

test('UK8 ON6 names the way to the open round of another game', () => {
  render(
    <GameTestContext messages={messages}>
      <GameNotice problem="otherGameOpen" otherGameId={12} onReload={() => undefined} />
    </GameTestContext>,
  );
  expect(screen.getByRole('link', { name: 'Finish round' }).getAttribute('href')).toBe('/game/12');
});
