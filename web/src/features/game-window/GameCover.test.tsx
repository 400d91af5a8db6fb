import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { GameCover } from './GameCover.tsx';

const messages = await loadMessages('en');
const game = tileFixture({ id: 7, name: 'Iron Longship', provider: 'Oxbow' });

function show(wideImage: string | undefined) {
  const { container } = render(
    <GameTestContext messages={messages}>
      <GameCover game={game} wideImage={wideImage} />
    </GameTestContext>,
  );
  return { source: container.querySelector('source'), image: container.querySelector('img') };
}

test('PG-13 the page of a game shows the wide cover on wide screens and the cover on phones', () => {
  const { source, image } = show('/wide/full/7.webp');
  expect(source?.media).toBe('(min-width: 48em)');
  expect(source?.srcset).toContain('/wide/full/7.webp?rmode=max&width=720&quality=80&format=webp 720w');
  expect(image?.src).toContain('/covers/full/7.webp?rmode=max&width=480');
});

test('without a wide cover the page of a game shows the cover on every screen', () => {
  expect(show(undefined).source).toBeNull();
});
