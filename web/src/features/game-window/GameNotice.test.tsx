import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { GameNotice } from './GameNotice.tsx';
import type { WindowTrouble } from './windowTrouble.ts';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');

const cases: [WindowTrouble, RegExp, string[]][] = [
  ['lost', /Connection lost.*last round is safe/, ['Reload game']],
  ['unavailable', /Connection lost.*last round is safe/, ['Reload game']],
  ['sessionEnded', /session is over.*Nothing of your last round is lost/, ['Reload game']],
  ['playedElsewhere', /You play elsewhere now.*Nothing of your last round is lost/, ['Go on here']],
  ['meterPresumedDead', /No sign of play.*goes on with your next round/, []],
  ['meterDead', /closed.*Your rounds and your balance are safe/, ['Reload game']],
];

test.each(cases)(
  'GM-08 GM-07 %s is told at once, with what is safe, and the lobby one press away',
  (trouble, words, buttons) => {
    render(
      <GameTestContext messages={messages}>
        <GameNotice trouble={trouble} onReload={() => undefined} />
      </GameTestContext>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
    expect(screen.getByRole('link', { name: 'Lobby' }).getAttribute('href')).toBe('/');
  },
);
