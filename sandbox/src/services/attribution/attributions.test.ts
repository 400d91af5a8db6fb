import { beforeEach, expect, test } from 'vitest';
import { change } from '../../kernel/database.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { attributionSchema, createAttributions } from './attributions.ts';
import type { Attributions } from './attributions.ts';

const day = 86_400_000;
let depositAt: number | null;
let now: () => number;
let attributions: Attributions;

const came = (btag: string, landedAt: number) => ({ landedAt: new Date(landedAt).toISOString(), parameters: { btag } });

beforeEach(() => {
  const sandboxContext = testSandboxContext(
    'CREATE TABLE player (user_id INTEGER PRIMARY KEY) STRICT',
    attributionSchema,
  );
  change(sandboxContext.database, 'INSERT INTO player (user_id) VALUES (1)');
  ({ now } = sandboxContext.clock);
  depositAt = null;
  attributions = createAttributions(sandboxContext, () => depositAt);
});

test('keeps the first landing of a registration and the newest report before a first deposit', () => {
  attributions.recordRegistration(1, came('a', 1));
  attributions.recordRegistration(1, came('b', 2));
  attributions.recordReport(1, came('c', 3));
  attributions.recordReport(1, came('d', 4));
  depositAt = now();
  attributions.recordReport(1, came('e', 5));
  expect(attributions.of(1).map(({ step, parameters, landedAt }) => [step, parameters, landedAt])).toEqual([
    ['deposit', { btag: 'd' }, 4],
    ['registration', { btag: 'a' }, 1],
  ]);
});

test('a first deposit counts for its report, else for the registration, for 30 days', () => {
  attributions.recordRegistration(1, came('a', now()));
  expect(attributions.ofFirstDeposit(1)).toBeNull();
  depositAt = now() + 30 * day;
  expect(attributions.ofFirstDeposit(1)).toMatchObject({ step: 'registration', parameters: { btag: 'a' } });
  depositAt = now() + 30 * day + 1;
  expect(attributions.ofFirstDeposit(1)).toBeNull();
  depositAt = null;
  attributions.recordReport(1, came('b', now() + day));
  depositAt = now() + 30 * day + 1;
  expect(attributions.ofFirstDeposit(1)).toMatchObject({ step: 'deposit', parameters: { btag: 'b' } });
});
