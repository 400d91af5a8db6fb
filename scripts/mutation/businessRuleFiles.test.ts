import { expect, test } from 'vitest';
import { businessRuleFiles, isBusinessRuleFile } from './businessRuleFiles.ts';

test.each([
  'web/src/services/session/tokenRules.ts',
  'web/src/features/login/login.ts',
  'contract/src/minorUnits.ts',
  'sandbox/src/services/wallet/wallet.ts',
  'sandbox/src/services/safer-gambling/limitRules.ts',
])('%s has business rules', (path) => {
  expect(isBusinessRuleFile(path)).toBe(true);
});

test.each([
  'web/src/services/session/tokenRules.test.ts',
  'web/src/app/page/createPageLoader.server.ts',
  'web/src/services/storage/cookieJar.browser.ts',
  'web/src/services/player/useIsPlayer.ts',
  'web/src/app/page/PageView.tsx',
  'web/src/domain/game/gameFixture.ts',
  'games/src/engines/ladderEngine.ts',
  'sandbox/src/services/wallet/walletSchema.ts',
  'sandbox/src/services/safer-gambling/saferGamblingModule.ts',
  'web/src/services/session/sessionApi.ts',
  'web/src/features/login/blocks.ts',
  'games/src/artwork/covers/coverPlan.ts',
  'scripts/mutation/mutate.ts',
])('%s has none', (path) => {
  expect(isBusinessRuleFile(path)).toBe(false);
});

test('finds the files of this checkout', () => {
  expect(businessRuleFiles()).toContain('sandbox/src/services/wallet/wallet.ts');
});
