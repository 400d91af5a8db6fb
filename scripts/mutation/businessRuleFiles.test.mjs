import { expect, test } from 'vitest';
import { businessRuleFiles, isBusinessRuleFile } from './businessRuleFiles.mjs';

test('includes rules of the web and contract, and the platform’s money, limits, play, sessions', () => {
  for (const path of [
    'web/src/services/session/tokenRules.ts',
    'web/src/features/login/login.ts',
    'contract/src/minorUnits.ts',
    'platform/src/services/wallet/wallet.ts',
    'platform/src/services/safer-gambling/limitRules.ts',
  ]) {
    expect([path, isBusinessRuleFile(path)]).toEqual([path, true]);
  }
});

test('excludes tests, server and browser files, React, test builders, schemas and route wiring', () => {
  for (const path of [
    'web/src/services/session/tokenRules.test.ts',
    'web/src/app/page/createPageLoader.server.ts',
    'web/src/services/storage/cookieJar.browser.ts',
    'web/src/services/session/useLogout.ts',
    'web/src/app/page/PageView.tsx',
    'web/src/domain/game/gameFixture.ts',
    'platform/src/games/engines/ladderEngine.ts',
    'platform/src/services/wallet/walletSchema.ts',
    'platform/src/services/safer-gambling/saferGamblingModule.ts',
    'web/src/services/session/sessionApi.ts',
    'web/src/features/login/blocks.ts',
    'platform/src/artwork/covers/coverPlan.ts',
    'scripts/checks.mjs',
  ]) {
    expect([path, isBusinessRuleFile(path)]).toEqual([path, false]);
  }
});

test('finds the files of this checkout', () => {
  const found = businessRuleFiles();
  expect(found).toContain('platform/src/services/wallet/wallet.ts');
  expect(found.every(isBusinessRuleFile)).toBe(true);
});
