import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { tileFixture } from './gameFixture.ts';
import { GameTestContext } from './GameTestContext.tsx';
import { NamedCover } from './NamedCover.tsx';

const messages = await loadMessages('en');
const game = tileFixture({ id: 1, name: 'Queen of the Fjord' });
const show = (image: string) =>
  render(
    <GameTestContext messages={messages}>
      <NamedCover game={{ ...game, image }} widths={[120, 240]} sizes="66px" width={66} height={88} />
    </GameTestContext>,
  );

test('a cover is a lazy picture that names its game', () => {
  show('/covers/full/1.webp');
  const cover = screen.getByRole('img', { name: 'Queen of the Fjord' });
  expect(cover.getAttribute('loading')).toBe('lazy');
  expect(cover.getAttribute('srcset')).toContain('width=240');
});

test('a game without a cover shows its name in place of a broken picture', () => {
  show('');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Queen of the Fjord')).toBeTruthy();
});
