import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { CurrentPathContext } from '../../ui/NavigationContext.tsx';
import BlogArticle from './BlogArticle.tsx';
import BlogNavigation from './BlogNavigation.tsx';

const messages = await loadMessages('en');

test('BL-01 an article shows category, picture and date, and its contents jump without a history entry', () => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
  render(
    <GameTestContext messages={messages} visit={{ helpLine: { name: 'GamCare', url: 'https://help.example' } }}>
      <BlogArticle
        title="How a wheel is read"
        summary=""
        categoryText="Guides"
        categoryPath="/blog/guides"
        categoryImage="/icons/guides.svg"
        date="2026-11-18"
        minutes={null}
        author="The editors"
        heroImage={null}
        heroImageAlt=""
        html='<h2 id="part-1" tabindex="-1">The wheel</h2><h2 id="part-2" tabindex="-1">The numbers</h2>'
        contents={[
          { id: 'part-1', text: 'The wheel' },
          { id: 'part-2', text: 'The numbers' },
        ]}
      />
    </GameTestContext>,
  );
  const category = screen.getByRole('link', { name: 'Guides' });
  expect(category.getAttribute('href')).toBe('/blog/guides');
  expect(category.parentElement?.querySelector('img')?.getAttribute('src')).toBe(
    'http://media.localhost/icons/guides.svg',
  );
  expect(screen.getByText('18 November 2026').getAttribute('datetime')).toBe('2026-11-18');
  // The browser’s own jump would add a history entry.
  expect(fireEvent.click(screen.getByRole('link', { name: 'The numbers' }))).toBe(false);
  const part = document.getElementById('part-2');
  expect([document.activeElement, scrolledTo]).toEqual([part, [part]]);
});

test('BL-01 the navigation marks the category of the page, also on the page of a post', () => {
  const categories = [{ name: 'Guides', path: '/blog/guides', menuImage: null }];
  const marked = (path: string) => {
    const { unmount } = render(
      <CurrentPathContext value={path}>
        <GameTestContext messages={messages}>
          <BlogNavigation allText="All" allImage={null} current="/blog/guides" categories={categories} />
        </GameTestContext>
      </CurrentPathContext>,
    );
    const marks = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
    unmount();
    return marks;
  };
  expect(marked('/blog/guides')).toEqual([null, 'page']);
  expect(marked('/blog/guides/how-a-wheel-is-read')).toEqual([null, 'true']);
});
