import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { resolveComplaints, resolveCustomerFunds, resolveTermsText } from './blocks.server.ts';
import LegalText from './LegalText.tsx';

const languages = [
  ['en', 'en-GB'],
  ['zh', 'zh-CN'],
] as const;
const texts = Object.fromEntries(
  await Promise.all(
    languages.map(async ([culture, locale]) => {
      await loadLazyMessages(culture, 'legal');
      return [locale, { t: createTranslate(await loadMessages(culture)), formats: createFormats(locale) }] as const;
    }),
  ),
);

function show(view: ReactNode, locale: 'en-GB' | 'zh-CN' = 'en-GB') {
  return render(
    <VisitContext value={visitFixture({ locale })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={texts[locale] ?? null}>{view}</TextContext>
      </NavigationContext>
    </VisitContext>,
  );
}

const complaints = {
  heading: 'Complaints',
  acknowledgementDays: 2,
  decisionDays: 56,
  steps: [
    { heading: 'Tell us', html: '<p>Write.</p><script>alert(1)</script>' },
    { heading: 'We decide', html: '<p>In writing.</p>' },
  ],
  disputeBody: { Name: 'Example Adjudication', Url: 'https://adjudication.example' },
  afterwards: 'You can still go to court.',
  independence: 'You do not have to play.',
};

test('UK27 complaints show both times, the steps in order and the dispute body', async () => {
  const { container } = show(<LegalText {...await resolveComplaints(complaints, { leadsPage: true })} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Complaints');
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '2 days',
    '8 weeks',
    'Example Adjudication',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://adjudication.example');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tell usWrite.',
    'We decideIn writing.',
  ]);
  expect(screen.getByText('You can still go to court.')).toBeTruthy();
  expect(screen.getByText('You do not have to play.')).toBeTruthy();
});

test('MT6 the times of a complaint are written in the language of the page', async () => {
  const { container } = show(<LegalText {...await resolveComplaints(complaints, {})} />, 'zh-CN');
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '2 天',
    '8 周',
    'Example Adjudication',
  ]);
  expect(screen.getByRole('heading', { name: '如何投诉' })).toBeTruthy();
});

test('PG-08 complaints without any field show a heading alone', () => {
  const { container } = show(<LegalText kind="complaints" />);
  expect(container.textContent).toBe('Complaints');
});

test('UK25 customer funds show the rating and the statement', async () => {
  const funds = { rating: 'medium', text: 'Kept apart.', note: 'A demo.', anchor: 'funds' } as const;
  show(<LegalText {...await resolveCustomerFunds(funds)} />);
  expect(screen.getByText('Protection of customer funds').nextElementSibling?.textContent).toBe('Medium');
  expect(screen.getByText('Kept apart.').closest('section')?.id).toBe('funds');
});

const terms = {
  version: '2026-2',
  date: '2026-11-02T00:00:00.000Z',
  changes: ['Complaints are new.'],
  sections: [
    { heading: '1. Who can play', html: '<p>Adults.</p><script>alert(1)</script>', anchor: 'eligibility' },
    { heading: '2. Complaints', html: '<p>Write to us.</p>', anchor: 'complaints' },
  ],
  versions: [{ version: '2026-1', date: '2026-01-12T00:00:00.000Z', changes: ['First.'], Url: '/terms/2026-1' }],
};

test('UK28 terms show version, date, changes, sections with a contents list, and all other versions', async () => {
  const { container } = show(
    <LegalText {...await resolveTermsText({ ...terms, standing: 'current' }, { leadsPage: true })} />,
  );
  expect(screen.getByText('Version 2026-2, from 2 November 2026')).toBeTruthy();
  expect(screen.getByText('Complaints are new.')).toBeTruthy();
  expect(
    within(screen.getByRole('navigation', { name: 'Contents' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['1. Who can play', '#eligibility'],
    ['2. Complaints', '#complaints'],
  ]);
  expect(container.querySelector('#eligibility')?.textContent).toBe('1. Who can playAdults.');
  const other = screen.getByRole('link', { name: 'Version 2026-1, from 12 January 2026' });
  expect([other.getAttribute('href'), other.parentElement?.textContent]).toEqual([
    '/terms/2026-1',
    'Version 2026-1, from 12 January 2026First.',
  ]);
  expect(screen.queryByRole('link', { name: 'Read the current terms' })).toBeNull();
});

test.each([
  ['earlier', 'This version no longer applies.'],
  ['upcoming', 'This version does not apply yet.'],
] as const)('UK28 a version that is %s says so and links to the current terms', async (standing, text) => {
  show(<LegalText {...await resolveTermsText({ ...terms, standing, until: '2026-12-01T00:00:00.000Z' }, {})} />);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
  expect(screen.getByText('Version 2026-2, from 2 November 2026 until 1 December 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the current terms' }).getAttribute('href')).toBe('/terms');
});
