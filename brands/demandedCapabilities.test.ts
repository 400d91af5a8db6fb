import { expect, test } from 'vitest';
import { brands } from './brands.ts';
import { demandedCapabilities } from './demandedCapabilities.ts';
import { restOfWorldRules } from './market.ts';

test('UK2 GM-07 refuses to switch off what the rules of a market demand, and names the markets', () => {
  expect(demandedCapabilities(['winners', 'metered', 'history', 'chat'], brands)).toEqual([
    'CAPABILITIES_OFF cannot name metered, which these markets demand by their rule playWithoutMeter: regency uk, regency ca.',
    'CAPABILITIES_OFF cannot name history, which these markets demand by their rule accountHistory: regency uk.',
  ]);
});

test('RG-04 allows to switch off verification only where no action requires it', () => {
  const [brand] = brands;
  const market = brand?.markets[0];
  if (market === undefined) throw new Error('No market.');
  const withRules = (verifyBefore: { play: boolean; withdraw: boolean }) => [
    { markets: [{ ...market, rules: { ...restOfWorldRules, verifyBefore } }] },
  ];
  expect(demandedCapabilities(['verification'], withRules({ play: false, withdraw: true }))).toHaveLength(1);
  expect(demandedCapabilities(['verification'], withRules({ play: false, withdraw: false }))).toEqual([]);
});

test('UK20 ON4 refuses to switch off the national register where a market asks it', () => {
  expect(demandedCapabilities(['exclusionRegister'], brands)).toEqual([
    'CAPABILITIES_OFF cannot name exclusionRegister, which these markets demand by their rule saferGambling.exclusionRegister: regency uk, regency ca.',
  ]);
});
