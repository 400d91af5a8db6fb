import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import Footer from './Footer.tsx';
import type { FooterProperties } from './Footer.tsx';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const visit = visitFixture({
  minimumAge: 19,
  helpLine: { name: 'ConnexOntario', url: 'https://www.connexontario.ca' },
});

function show(properties: FooterProperties, device: Visit['device'] = 'desktop') {
  return render(
    <VisitContext value={{ ...visit, device }}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <Footer {...properties} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  ).container;
}

test('a footer without content still has age mark, play-money notice, safer gambling and help', () => {
  const footer = show({});
  expect(footer.textContent).toContain('19+');
  expect(footer.textContent).toContain('Demo with play money: no real money is staked or paid out.');
  expect(
    screen
      .getAllByRole('link', { name: 'Safer gambling' })
      .every((link) => link.getAttribute('href') === '/responsible-gaming'),
  ).toBe(true);
  expect(screen.getByRole('link', { name: 'Free help: ConnexOntario' }).getAttribute('href')).toBe(
    'https://www.connexontario.ca',
  );
});

test('safer gambling is linked once, whatever editors leave out', () => {
  const links = (properties: FooterProperties) =>
    show(properties).querySelectorAll('a[href="/responsible-gaming"]').length;
  expect(links({})).toBe(1);
  expect(links({ columns: [] })).toBe(1);
  expect(
    links({ columns: [{ heading: 'Help', links: [{ Url: '/responsible-gaming', Name: 'Safer gambling' }] }] }),
  ).toBe(1);
});

test('editors’ text never replaces the play-money notice', () => {
  const footer = show({
    sandboxText: 'Good night.',
    licenceText: 'Licensed nowhere.',
    licenceUrl: '/terms',
    ageMark: '18+',
  });
  expect(footer.textContent).toContain('Play money only. Good night.');
  expect(footer.textContent).toContain('Licensed nowhere.');
  expect(screen.getByRole('link', { name: 'Licence details' }).getAttribute('href')).toBe('/terms');
});

test('on a phone, columns are collapsible and the first one is open', () => {
  const columns = ['Safer gambling', 'Help'].map((heading) => ({ heading, links: [{ Url: '/help', Name: heading }] }));
  const folds = [...show({ columns }, 'mobile').querySelectorAll('details')].map((fold) => fold.open);
  expect(folds).toEqual([true, false]);
});

test('HI-03 the footer has the market’s five compliance links on desktop and phone', () => {
  const complianceUrls = Object.fromEntries(
    ['transactionHistory', 'responsibleGaming', 'playerProtection', 'help', 'gameHistory'].map((name) => [
      name,
      { Url: `/at/${name}`, Name: `Link ${name}` },
    ]),
  ) as NonNullable<FooterProperties['complianceUrls']>;
  for (const device of ['desktop', 'mobile'] as const) {
    const links = [...show({ columns: [], complianceUrls }, device).querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    for (const { Url, Name } of Object.values(complianceUrls).filter((link) => link !== null))
      expect(links).toContainEqual([Url, Name]);
  }
  // A link that editors left out leaves no empty entry.
  expect(
    show({ columns: [], complianceUrls: { ...complianceUrls, help: null } }).querySelectorAll('a[href^="/at/"]'),
  ).toHaveLength(4);
});
