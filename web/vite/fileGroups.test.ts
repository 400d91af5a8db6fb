import { expect, test } from 'vitest';
import { fileGroups } from './fileGroups.ts';

const groupOf = (id: string) => {
  const name = fileGroups().find(({ test: holds }) => holds(id))?.name ?? null;
  return typeof name === 'function' ? name(id) : name;
};

test.each([
  ['/home/foyer/node_modules/react-dom/client.js', 'react'],
  ['/home/foyer/node_modules/zustand/esm/vanilla.mjs', 'react'],
  ['/home/foyer/web/src/domain/game/TileList.tsx', 'lobby'],
  ['/home/foyer/web/src/features/lobby/GamesRow.tsx', 'lobby'],
  ['/home/foyer/web/src/features/lobby/CategoryGames.tsx', null],
  ['/home/foyer/web/src/features/lobby/Reel.module.css', 'lobby'],
  ['/home/foyer/node_modules/valibot/dist/index.mjs', 'live'],
  ['/home/foyer/web/src/features/login/LoginOverlay.tsx', 'door'],
  ['/home/foyer/web/src/features/search/SearchOverlay.tsx', 'lobby-later'],
  ['/home/foyer/web/src/ui/Dialog.tsx', 'windows'],
  ['/home/foyer/web/src/ui/global.css', null],
  ['/home/foyer/web/src/features/banking/Cashier.tsx', null],
  ['/home/foyer/web/src/features/terms/TermsOverlay.tsx', 'windows'],
  ['/home/foyer/web/src/realtime/realtimeStore.ts', 'windows'],
  ['/home/foyer/web/src/realtime/hubLink.ts', 'player'],
  ['/home/foyer/web/src/features/quests/StreakToast.tsx', 'player'],
  ['/home/foyer/web/src/features/quests/StreakRecord.tsx', null],
  ['\0messages:/home/foyer/web/src/i18n/messages/en/login', 'words-en'],
  ['\0messages:/home/foyer/web/src/i18n/messages/zh/login', 'words-zh'],
  ['\0messages:/home/foyer/web/src/i18n/messages/zh/quests', 'player-words-zh'],
  ['\0messages:/home/foyer/web/src/i18n/messages/en/blog', null],
])('%s shares the file %s', (id, group) => {
  expect(groupOf(id)).toBe(group);
});
