import type { ContentNode } from '@foyer/contract/content';
import { expect, test, vi } from 'vitest';
import { articleParts } from './articleParts.ts';
import { blogCategories } from './blogCategories.ts';
import { readBlogDate } from './blogDate.ts';
import { selectCategory, selectOverview, selectRelated } from './blogSelection.ts';

let lastId = 0;
const post = (dateCreated: unknown, more: Record<string, unknown> = {}): ContentNode => {
  lastId += 1;
  return { Id: lastId, Name: `Post ${lastId}`, Alias: 'blogPost', Properties: { path: `/blog/guides/${lastId}`, dateCreated, ...more }, Children: [] };
};
const category = (Children: ContentNode[], more: Record<string, unknown> = {}, Name = 'Guides'): ContentNode => {
  lastId += 1;
  return { Id: lastId, Name, Alias: 'blogCategory', Properties: { path: `/blog/${Name.toLowerCase()}`, categoryName: Name, ...more }, Children };
};
const silent = () => undefined;

test.each([
  ['16-11-2026', { text: '16-11-2026', iso: '2026-11-16' }],
  ['29-02-2028', { text: '29-02-2028', iso: '2028-02-29' }],
  ['29-02-2026', null],
  ['31-04-2026', null],
  ['2026-11-16', null],
  ['11-16-2026', null],
  ['1-1-2026', null],
  ['soon', null],
  ['', null],
  [undefined, null],
])('BL-01 a date is DD-MM-YYYY and a day of the calendar: %s', (text, date) => {
  expect(readBlogDate(text)).toEqual(date);
});

test('BL-01 posts come by date, the latest first; one whose date cannot be read comes last, without one, and is told', () => {
  const report = vi.fn<(field: string) => void>();
  const bad = post('31-02-2026');
  const [guides] = blogCategories([category([bad, post('01-02-2025'), post('02-01-2026'), post('15-12-2025')])], report);
  expect(guides?.posts.map(({ date }) => date?.text ?? null)).toEqual(['02-01-2026', '15-12-2025', '01-02-2025', null]);
  expect(guides?.posts.at(-1)?.title).toBe(bad.Name);
  expect(report.mock.calls).toEqual([[`/blog/guides/${bad.Id} dateCreated`]]);
});

test('BL-01 a category has its five latest posts, and the latest section four of them', () => {
  const days = ['03', '09', '01', '07', '05', '08'];
  const categories = blogCategories([category(days.map((day) => post(`${day}-11-2026`)))], silent);
  expect(categories[0]?.posts.map(({ date }) => date?.text.slice(0, 2))).toEqual(['09', '08', '07', '05', '03']);
  const { feature, sections } = selectOverview(categories);
  expect(feature?.date?.text).toBe('09-11-2026');
  expect(sections[0]?.posts.map(({ date }) => date?.text.slice(0, 2))).toEqual(['09', '08', '07', '05']);
});

test('BL-01 what is broken or half-empty costs itself alone', () => {
  const report = vi.fn<(field: string) => void>();
  const found = blogCategories(
    [
      { Id: 1, Name: '', Alias: 'blogCategory', Properties: {}, Children: [] },
      category([{ ...post('01-01-2026'), Name: '' }, post('02-01-2026', { path: '' }), { ...post(null), Properties: { path: '/blog/guides/bare' } }, post('01-01-2026', { minutes: 'many' })]),
    ],
    report,
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.posts).toEqual([{ id: expect.any(Number), title: expect.any(String), path: '/blog/guides/bare', categoryText: 'Guides', date: null, minutes: null, heroImage: null, heroImageAlt: '' }]);
  expect(report).toHaveBeenCalledTimes(5);
});

test('the overview puts forward what the editors chose, then the newest, and never the large one again', () => {
  const [old, middle, newest, other] = [post('01-01-2026'), post('02-01-2026'), post('03-01-2026'), post('04-01-2025')];
  const categories = blogCategories([category([old, middle, newest], { featuredSection: [old.Id, 999, newest.Id] }), category([other], { latestSection: false }, 'Safer')], silent);
  const { feature, featured, sections } = selectOverview(categories);
  expect(feature?.id).toBe(newest.Id);
  expect(featured.map(({ id }) => id)).toEqual([old.Id, middle.Id, other.Id]);
  expect(sections.map(({ viewAllUrl }) => viewAllUrl)).toEqual(['/blog/guides']);
});

test('an empty blog is no error, and a category shows its newest post once', () => {
  expect(selectOverview([])).toEqual({ feature: null, featured: [], sections: [] });
  const [guides] = blogCategories([category([post('01-01-2026'), post('02-01-2026')])], silent);
  if (guides === undefined) throw new Error('The category is missing.');
  const { feature, sections } = selectCategory(guides);
  expect([feature?.date?.text, sections.flatMap(({ posts }) => posts.map(({ date }) => date?.text))]).toEqual(['02-01-2026', ['01-01-2026']]);
});

test('related posts are others, those of the same category first', () => {
  const [read, same, other] = [post('01-01-2026'), post('01-01-2020'), post('01-01-2026')];
  const categories = blogCategories([category([other], {}, 'Safer'), category([read, same])], silent);
  expect(selectRelated(categories, `/blog/guides/${read.Id}`).map(({ id }) => id)).toEqual([same.Id, other.Id]);
});

test('the parts of an article are its second-level headings, and only ours have addresses', () => {
  const { html, contents } = articleParts('<p>x</p><h2>One &amp; <em>two</em></h2><h2> </h2><h3>No</h3><h2>Three</h2>');
  expect(contents).toEqual([{ id: 'part-1', text: 'One & two' }, { id: 'part-2', text: 'Three' }]);
  expect(html).toBe('<p>x</p><h2 id="part-1" tabindex="-1">One &amp; <em>two</em></h2><h2> </h2><h3>No</h3><h2 id="part-2" tabindex="-1">Three</h2>');
});
