import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import type { HeroProperties } from './cardGame.ts';
import Hero from './VisitorHero.tsx';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

function show(properties: HeroProperties) {
  return render(
    <VisitContext value={visitFixture({ brandName: 'Pulse' })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <Hero {...properties} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  ).container;
}

beforeEach(closeOverlay);

test('a hero without content greets with the brand name and offers registration', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Pulse' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Join' }));
  expect(overlayStore.getState().open).toBe('register');
});

test('editors’ actions open windows or pages, and the terms have a link to the full text', () => {
  const hero = show({
    heading: 'Loud games',
    primaryAction: { Url: '#login', Name: 'Come in' },
    secondaryAction: { Url: '/new', Name: 'See new games' },
    terms: '18+. Free.',
    termsUrl: '/promotions',
  });
  expect(screen.getByRole('link', { name: 'Come in' }).getAttribute('href')).toBe('/?login=1');
  expect(screen.getByRole('link', { name: 'See new games' }).getAttribute('href')).toBe('/new');
  expect(hero.textContent).toContain('18+. Free. Full terms');
  expect(screen.getByRole('link', { name: 'Full terms' }).getAttribute('href')).toBe('/promotions');
});

test('shows the covers with the attributes of the server, as decoration', () => {
  const attributes = {
    src: 'http://media.localhost/wide/1.webp',
    srcSet: 'http://media.localhost/wide/1.webp?width=1440 1440w',
    sizes: '100vw',
    width: 720,
    height: 405,
    fetchPriority: 'high' as const,
  };
  const covers = [...show({ covers: [{ id: 1, attributes }] }).querySelectorAll('img')];
  expect(covers.map((cover) => [cover.width, cover.height, cover.getAttribute('srcset'), cover.alt])).toEqual([
    [720, 405, attributes.srcSet, ''],
  ]);
});
