import { expect, test } from 'vitest';
import { isFirstLoad } from './firstLoad.ts';

test.each([
  '/home/foyer/node_modules/react-dom/client.js',
  '/home/foyer/contract/src/accounts.ts',
  '/home/foyer/web/src/ui/Button.tsx',
  '/home/foyer/web/src/domain/game/gamesStore.ts',
  '/home/foyer/web/src/i18n/messages.ts',
])('%s comes with every page', (id) => {
  expect(isFirstLoad(id)).toBe(true);
});

test.each([
  '/home/foyer/node_modules/@leeoniya/ufuzzy/dist/uFuzzy.mjs',
  '/home/foyer/web/src/ui/Dialog.tsx',
  '/home/foyer/web/src/ui/TextField.tsx',
  '/home/foyer/web/src/ui/Button.module.css',
  '/home/foyer/web/src/features/login/LoginDialog.tsx',
  '/home/foyer/web/src/i18n/messages/zh/site.json',
])('%s comes when it is wanted', (id) => {
  expect(isFirstLoad(id)).toBe(false);
});
