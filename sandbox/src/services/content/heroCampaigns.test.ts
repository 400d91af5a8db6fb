import { describe, expect, test } from 'vitest';
import { readContentFile } from './contentFiles.ts';
import { pagesWithBoundary, withCampaign } from './heroCampaigns.ts';

const winter = {
  key: 'winter',
  from: '2026-12-01',
  to: '2026-12-26',
  heading: 'Winter',
  games: { select: { theme: 'arctic' } },
};
const local = { key: 'local', from: '2026-12-20', to: '2026-12-31', markets: ['uk'], text: 'Only here' };
const hero = { heading: 'Welcome', text: 'To all', terms: 'Terms', campaigns: [winter, local] };
const at = (text: string) => Date.parse(text);

describe('the campaign of a hero', () => {
  test.each([
    ['2026-11-30T23:59:59Z', 'Welcome'],
    ['2026-12-01T00:00:00Z', 'Winter'],
    ['2026-12-26T23:59:59Z', 'Winter'],
    ['2026-12-27T00:00:00Z', 'Welcome'],
  ])('runs from its first day to its last: %s', (now, heading) => {
    expect(withCampaign(hero, 'row', at(now))['heading']).toBe(heading);
  });

  test('replaces texts and games, keeps the terms, and never reaches the page itself', () => {
    expect(withCampaign(hero, 'row', at('2026-12-05'))).toEqual({
      heading: 'Winter',
      text: 'To all',
      terms: 'Terms',
      games: { select: { theme: 'arctic' }, sort: 'popularity' },
    });
  });

  test('is the first that runs, in its markets only', () => {
    const now = at('2026-12-28');
    expect(withCampaign(hero, 'uk', now)['text']).toBe('Only here');
    expect(withCampaign(hero, 'row', now)['text']).toBe('To all');
    expect(withCampaign(hero, null, now)['text']).toBe('To all');
    expect(withCampaign(hero, 'uk', at('2026-12-21'))['heading']).toBe('Winter');
  });

  test('is ignored when it cannot be read', () => {
    expect(withCampaign({ heading: 'Welcome', campaigns: 'soon' }, null, 0)).toEqual({ heading: 'Welcome' });
  });
});

test('a page has a boundary when a campaign of its hero begins or ends', () => {
  const file = readContentFile(
    'pulse/pages/home.yaml',
    "path: /\ncomponents: [{alias: hero, heading: Hi, campaigns: [{key: a, from: '2026-12-01', to: '2026-12-26', heading: Winter}]}]",
  );
  if ('problem' in file) throw new Error(file.problem);
  const found = (after: string, until: string) => pagesWithBoundary([file], at(after), at(until)).length;
  expect([
    found('2026-11-30T23:59:50Z', '2026-12-01T00:00:00Z'),
    found('2026-12-01T00:00:00Z', '2026-12-26T23:59:59Z'),
    found('2026-12-26T23:59:59Z', '2026-12-27T00:00:09Z'),
  ]).toEqual([1, 0, 1]);
});

test.each([
  ["{key: a, from: '2026-12-02', to: '2026-12-01'}", /ends before it begins/],
  ["{key: a, from: soon, to: '2026-12-01'}", /campaigns/],
  ["{key: a, from: '2026-12-01', to: '2026-12-02', terms: None}", /campaigns/],
])('a file with the campaign %s is refused', (campaign, problem) => {
  const file = readContentFile(
    'pulse/pages/home.yaml',
    `path: /\ncomponents: [{alias: hero, campaigns: [${campaign}]}]`,
  );
  expect(file).toMatchObject({ problem: expect.stringMatching(problem) });
});
