import { expect, test } from 'vitest';
import { fileGroups } from './fileGroups.ts';

const groupOf = (id: string) => fileGroups().find(({ test: holds }) => holds(id))?.name ?? null;

test.each([
  ['/home/foyer/node_modules/react-dom/client.js', 'react'],
  ['/home/foyer/node_modules/zustand/esm/vanilla.mjs', 'react'],
  ['/home/foyer/web/src/domain/game/TileList.tsx', 'lobby'],
  ['/home/foyer/web/src/features/lobby/GamesRow.tsx', 'lobby'],
  ['/home/foyer/web/src/features/lobby/CategoryGames.tsx', null],
  ['/home/foyer/web/src/features/lobby/Reel.module.css', 'lobby'],
  ['/home/foyer/node_modules/valibot/dist/index.mjs', 'checks'],
  ['/home/foyer/web/src/features/login/LoginOverlay.tsx', 'door'],
  ['/home/foyer/web/src/ui/Dialog.tsx', 'windows'],
  ['/home/foyer/web/src/ui/global.css', null],
  ['/home/foyer/web/src/features/banking/Cashier.tsx', null],
])('%s shares the file %s', (id, group) => {
  expect(groupOf(id)).toBe(group);
});
