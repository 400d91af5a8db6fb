import { expect, test } from 'vitest';
import { decidingFiles, isDecidingFile } from './decidingFiles.mjs';

test('covers rules of the web, the contract and the money, limits, play and session folders of the platform', () => {
  for (const path of [
    'web/src/session/tokenRules.ts',
    'web/src/features/login/login.ts',
    'contract/src/money.ts',
    'platform/src/wallet/wallet.ts',
    'platform/src/limits/limitRules.ts',
  ]) {
    expect([path, isDecidingFile(path)]).toEqual([path, true]);
  }
});

test('leaves out tests, files for Node or the browser, React, test builders, schemas and route wiring', () => {
  for (const path of [
    'web/src/session/tokenRules.test.ts',
    'web/src/page/loadPage.server.ts',
    'web/src/storage/cookieJar.browser.ts',
    'web/src/session/useSession.ts',
    'web/src/page/PageView.tsx',
    'web/src/domain/game/inventedGame.ts',
    'platform/src/play/ladderEngine.ts',
    'platform/src/wallet/walletSchema.ts',
    'platform/src/limits/limitsModule.ts',
    'web/src/session/sessionApi.ts',
    'web/src/features/login/blocks.ts',
    'platform/src/covers/coverPlan.ts',
    'scripts/checks.mjs',
  ]) {
    expect([path, isDecidingFile(path)]).toEqual([path, false]);
  }
});

test('finds the files of this checkout', () => {
  const found = decidingFiles();
  expect(found).toContain('platform/src/wallet/wallet.ts');
  expect(found.every(isDecidingFile)).toBe(true);
});
