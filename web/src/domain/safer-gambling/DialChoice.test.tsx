import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { flagDefaults } from '../../services/flags/flags.ts';
import type { Visit } from '../../services/market/visit.ts';
import { dialStore } from '../../ui/dialStore.ts';
import { GameTestContext } from '../game/GameTestContext.tsx';
import { DialChoice } from './DialChoice.tsx';

await loadLazyMessages('en', 'dial');
const messages = await loadMessages('en');

const show = (visit: Partial<Visit> = {}) =>
  render(
    <GameTestContext messages={messages} visit={visit}>
      <DialChoice />
    </GameTestContext>,
  );
const steps = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ labels, checked, disabled }) => [labels?.[0]?.textContent, checked, disabled]);

beforeEach(() => {
  localStorage.clear();
  dialStore.setState({ step: 'lively' });
});

test('UI-04 the dial has four named steps, says what the chosen one does, and acts at once', async () => {
  show();
  expect(steps()).toEqual([
    ['Calm', false, false],
    ['Quiet', false, false],
    ['Balanced', false, false],
    ['Lively', true, false],
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Calm' }));
  expect(await screen.findByText(/^Nothing moves or makes a sound\. Jackpots/)).toBeDefined();
  expect([dialStore.getState().step, localStorage.getItem('foyer-calm-mode')]).toEqual(['calm', '1']);
});

test('UK9 ON5 the dial shows the highest step of a market and why there is none above it', () => {
  show({ winCelebration: 'restrained' });
  expect(steps().slice(2)).toEqual([
    ['Balanced', true, false],
    ['Lively', false, true],
  ]);
  expect(
    screen.getByText('Balanced is the highest step here: the rules of your market do not allow big celebrations.'),
  ).toBeDefined();
});

test('UI-04 the dial says that nothing moves where the device asks for less motion', () => {
  show();
  expect(screen.queryByText(/^Your device asks/)).toBeNull();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  show();
  expect(screen.getByText('Your device asks for less motion, so nothing moves at any step.')).toBeDefined();
});

test('without its flag the dial is calm mode alone', () => {
  show({ flags: { ...flagDefaults, dial: false }, winCelebration: 'restrained' });
  expect(steps()).toEqual([
    ['Calm', false, false],
    ['Balanced', true, false],
  ]);
});

test('without its flag the dial still names a step that was chosen before', () => {
  dialStore.setState({ step: 'quiet' });
  show({ flags: { ...flagDefaults, dial: false } });
  expect(steps()).toEqual([
    ['Calm', false, false],
    ['Quiet', true, false],
    ['Lively', false, false],
  ]);
});
