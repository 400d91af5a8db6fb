import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { flagsWith } from '../../services/flags/flags.ts';
import { GameTestContext } from './GameTestContext.tsx';
import { HourlyCost } from './HourlyCost.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameFacts');

type Properties = ComponentProps<typeof HourlyCost>;
const hourlyCost: Properties['hourlyCost'] = {
  basis: 'Assumes the same stake on every spin.',
  paces: [
    { rounds: 200, average: -8, low: -90, high: 100 },
    { rounds: 400, average: -16, low: -140, high: 120.5 },
    { rounds: 700, average: -28, low: -200, high: -5 },
  ],
};

const show = (properties: Partial<Properties> = {}, flags = flagsWith({})) =>
  render(
    <GameTestContext messages={messages} visit={{ flags }}>
      <HourlyCost
        hourlyCost={hourlyCost}
        stakes={{ currencyIsoCode: 'GBP', minimum: 20, maximum: 500 }}
        {...properties}
      />
    </GameTestContext>,
  );

const move = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

test('UK16 shows cost and range of an hour at the lowest stake and the usual pace, and what they cannot say', () => {
  show();
  expect(screen.getByRole('region', { name: 'What would this cost me?' })).toBeTruthy();
  expect(screen.getByText('Average cost of an hour: £3.20')).toBeTruthy();
  expect(screen.getByText('Nine of ten hours end between a loss of £28.00 and a gain of £24.10.')).toBeTruthy();
  expect(screen.getByText('Assumes the same stake on every spin.')).toBeTruthy();
  expect(screen.getByText(/^This cannot say what your hour will cost/)).toBeTruthy();
});

test('UK16 cost and range follow stake and pace, and the sliders say their steps', () => {
  show();
  move('Stake', '2');
  move('Rounds an hour', '2');
  expect(screen.getByText('Average cost of an hour: £28.00')).toBeTruthy();
  expect(screen.getByText('Nine of ten hours end between a loss of £200.00 and a loss of £5.00.')).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Stake' }).getAttribute('aria-valuetext')).toBe('£1.00');
  expect(screen.getByRole('slider', { name: 'Rounds an hour' }).getAttribute('aria-valuetext')).toBe('700');
});

test.each<[string, Partial<Properties>]>([
  ['figures', { hourlyCost: undefined }],
  ['paces', { hourlyCost: { basis: '', paces: [] } }],
  ['stakes', { stakes: { currencyIsoCode: 'GBP', minimum: 0, maximum: 0 } }],
])('UK16 shows no cost without %s', (_, properties) => {
  show(properties);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('UK16 the flag removes the cost of an hour', () => {
  show({}, flagsWith({ hourlyCost: false }));
  expect(screen.queryByRole('slider')).toBeNull();
});
