import type { ContentNode } from '@foyer/contract/content';
import { expect, test, vi } from 'vitest';
import { articleParts } from './articleParts.ts';
import { blogCategories as readBlog } from './blogCategories.ts';
import { byDateDescending, parseBlogDate } from './blogDate.ts';
import { selectCategory, selectOverview, selectRelated } from './blogSelection.ts';

const blogCategories = (nodes: readonly ContentNode[], report: (field: string) => void) =>
  readBlog(nodes, report, ['https://pictures.example']);

let lastId = 0;
const post = (dateCreated: unknown, more: Record<string, unknown> = {}): ContentNode => {
  lastId += 1;
  return {
    Id: lastId,
    Name: `Post ${lastId}`,
    Alias: 'blogPost',
    Properties: { path: `/blog/guides/${lastId}`, dateCreated, ...more },
    Children: [],
  };
};
const category = (Children: ContentNode[], more: Record<string, unknown> = {}, Name = 'Guides'): ContentNode => {
  lastId += 1;
  return {
    Id: lastId,
    Name,
    Alias: 'blogCategory',
    Properties: { path: `/blog/${Name.toLowerCase()}`, categoryName: Name, ...more },
    Children,
  };
};
const silent = () => undefined;

test.each([
  ['16-11-2026', '2026-11-16'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2026', null],
  ['31-04-2026', null],
  ['2026-11-16', null],
  ['11-16-2026', null],
  ['1-1-2026', null],
  ['soon', null],
  ['', null],
  [' 16-11-2026 ', '2026-11-16'],
  ['116-11-2026', null],
  ['16-11-20260', null],
  ['16-13-2026', null],
  [undefined, null],
])('BL-01 reads a date in the form DD-MM-YYYY: %s', (text, date) => {
  expect(parseBlogDate(text)).toEqual(date);
});

test('BL-01 posts are sorted by date, and a post with an invalid date comes last and is reported', () => {
  const report = vi.fn<(field: string) => void>();
  const bad = post('31-02-2026');
  const [guides] = blogCategories(
    [category([bad, post('01-02-2025'), post('02-01-2026'), post('15-12-2025')])],
    report,
  );
  expect(guides?.posts.map(({ date }) => date)).toEqual(['2026-01-02', '2025-12-15', '2025-02-01', null]);
  expect(guides?.posts.at(-1)?.title).toBe(bad.Name);
  expect(report.mock.calls).toEqual([[`/blog/guides/${bad.Id} dateCreated`]]);
});

test('BL-01 a category has its five latest posts, and its latest section four', () => {
  const days = ['03', '09', '01', '07', '05', '08'];
  const categories = blogCategories([category(days.map((day) => post(`${day}-11-2026`)))], silent);
  expect(categories[0]?.posts.map(({ date }) => date?.slice(-2))).toEqual(['09', '08', '07', '05', '03']);
  const { feature, sections } = selectOverview(categories);
  expect(feature?.date).toBe('2026-11-09');
  expect(sections[0]?.posts.map(({ date }) => date?.slice(-2))).toEqual(['09', '08', '07', '05']);
});

test('BL-01 drops and reports malformed posts and categories, and keeps the rest', () => {
  const report = vi.fn<(field: string) => void>();
  const found = blogCategories(
    [
      { Id: 1, Name: '', Alias: 'blogCategory', Properties: {}, Children: [] },
      category([
        { ...post('01-01-2026'), Name: '' },
        post('02-01-2026', { path: '' }),
        { ...post(null), Properties: { path: '/blog/guides/bare' } },
        post('01-01-2026', { minutes: 'many' }),
      ]),
    ],
    report,
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.posts).toEqual([
    {
      id: expect.any(Number),
      title: expect.any(String),
      path: '/blog/guides/bare',
      categoryText: 'Guides',
      date: null,
      minutes: null,
      heroImage: null,
      heroImageAlt: '',
    },
  ]);
  expect(report).toHaveBeenCalledTimes(5);
});

test('the overview features the editors’ choice, then the newest posts, without repeats', () => {
  const [old, middle, newest, other] = [post('01-01-2026'), post('02-01-2026'), post('03-01-2026'), post('04-01-2025')];
  const categories = blogCategories(
    [
      category([old, middle, newest], { featuredSection: [old.Id, 999, newest.Id] }),
      category([other], { latestSection: false }, 'Safer'),
    ],
    silent,
  );
  const { feature, featured, sections } = selectOverview(categories);
  expect(feature?.id).toBe(newest.Id);
  expect(featured.map(({ id }) => id)).toEqual([old.Id, middle.Id, other.Id]);
  expect(sections.map(({ viewAllUrl }) => viewAllUrl)).toEqual(['/blog/guides']);
});

test('handles an empty blog and shows the newest post of a category once', () => {
  expect(selectOverview([])).toEqual({ feature: null, featured: [], sections: [] });
  const [guides] = blogCategories([category([post('01-01-2026'), post('02-01-2026')])], silent);
  if (guides === undefined) throw new Error('The category is missing.');
  const { feature, sections } = selectCategory(guides);
  expect([feature?.date, sections.flatMap(({ posts }) => posts.map(({ date }) => date))]).toEqual([
    '2026-01-02',
    ['2026-01-01'],
  ]);
});

test('related posts exclude the current one and start with its category', () => {
  const [read, same, other] = [post('01-01-2026'), post('01-01-2020'), post('01-01-2026')];
  const categories = blogCategories([category([other], {}, 'Safer'), category([read, same])], silent);
  expect(selectRelated(categories, `/blog/guides/${read.Id}`).map(({ id }) => id)).toEqual([same.Id, other.Id]);
});

test('articleParts lists second-level headings and gives them ids', () => {
  const { html, contents } = articleParts('<p>x</p><h2>One &amp; <em>two</em></h2><h2> </h2><h3>No</h3><h2>Three</h2>');
  expect(contents).toEqual([
    { id: 'part-1', text: 'One & two' },
    { id: 'part-2', text: 'Three' },
  ]);
  expect(html).toBe(
    '<p>x</p><h2 id="part-1" tabindex="-1">One &amp; <em>two</em></h2><h2> </h2><h3>No</h3><h2 id="part-2" tabindex="-1">Three</h2>',
  );
});

test('BL-01 posts with the same date or without one keep their order', () => {
  const dated = (id: number, text?: string) => ({ id, date: parseBlogDate(text) });
  const posts = [dated(1), dated(2, '16-11-2026'), dated(3), dated(4, '17-11-2026'), dated(5, '16-11-2026')];
  expect(byDateDescending(posts).map(({ id }) => id)).toEqual([4, 2, 5, 1, 3]);
});

test('BL-01 a category without a name uses its node’s name and reports nothing', () => {
  const report = vi.fn<(field: string) => void>();
  const bare: ContentNode = {
    Id: 900,
    Name: 'Node name',
    Alias: 'blogCategory',
    Properties: { path: '/blog/bare', categoryName: '', latestSectionHeader: null },
    Children: [],
  };
  expect(blogCategories([bare], report)).toEqual([
    {
      name: 'Node name',
      path: '/blog/bare',
      menuImage: null,
      latestHeader: 'Node name',
      showsLatest: true,
      featuredIds: [],
      posts: [],
    },
  ]);
  expect(report).not.toHaveBeenCalled();
});

test('BL-01 a category has the editors’ name, image, header and featured posts', () => {
  const [guides] = blogCategories(
    [
      category([], {
        menuImage: '/media/menu.webp',
        latestSectionHeader: 'Latest guides',
        latestSection: false,
        featuredSection: [3, 1],
      }),
    ],
    silent,
  );
  expect(guides).toEqual({
    name: 'Guides',
    path: '/blog/guides',
    menuImage: '/media/menu.webp',
    latestHeader: 'Latest guides',
    showsLatest: false,
    featuredIds: [3, 1],
    posts: [],
  });
});

test('BL-01 drops and reports a category without an address or a name', () => {
  const report = vi.fn<(field: string) => void>();
  const node = (Id: number, Name: string, Properties: Record<string, unknown>): ContentNode => ({
    Id,
    Name,
    Alias: 'blogCategory',
    Properties,
    Children: [],
  });
  expect(
    blogCategories(
      [node(901, 'Guides', {}), node(902, '', { path: '/blog/x' }), node(903, 'Guides', { path: 'elsewhere' })],
      report,
    ),
  ).toEqual([]);
  expect(report.mock.calls).toEqual([['blogCategory 901'], ['blogCategory 902'], ['blogCategory 903']]);
});

test('BL-01 a post has the editors’ text, date, reading time and image', () => {
  const written = post('16-11-2026', {
    categoryText: 'Rules',
    minutes: 4,
    heroImage: '/media/hero.webp',
    heroImageAlt: 'A table',
  });
  const [guides] = blogCategories([category([written])], silent);
  expect(guides?.posts).toEqual([
    {
      id: written.Id,
      title: written.Name,
      path: `/blog/guides/${written.Id}`,
      categoryText: 'Rules',
      date: '2026-11-16',
      minutes: 4,
      heroImage: '/media/hero.webp',
      heroImageAlt: 'A table',
    },
  ]);
});

test('BL-01 drops and reports a post without a title or an address, and ignores other nodes', () => {
  const report = vi.fn<(field: string) => void>();
  const [untitled, elsewhere, other] = [
    { ...post('01-01-2026'), Name: '' },
    post('01-01-2026', { path: 'elsewhere' }),
    { ...post('01-01-2026'), Alias: 'note' },
  ];
  expect(blogCategories([category([untitled, elsewhere, other])], report)[0]?.posts).toEqual([]);
  expect(report.mock.calls).toEqual([[`blogPost ${untitled.Id}`], [`blogPost ${elsewhere.Id}`]]);
});

test('PG-14 keeps an image of a named origin', () => {
  const address = 'https://pictures.example/a.png';
  const [guides] = blogCategories(
    [category([post('16-11-2026', { heroImage: address })], { menuImage: address })],
    silent,
  );
  expect([guides?.menuImage, guides?.posts[0]?.heroImage]).toEqual([address, address]);
});

test.each(['javascript:x', 'data:image/png,x', 'https://elsewhere.example/a.png'])(
  'PG-14 drops and reports the image %s',
  (address) => {
    const report = vi.fn<(field: string) => void>();
    const pictured = post('16-11-2026', { heroImage: address });
    const [guides] = blogCategories([category([pictured], { menuImage: address })], report);
    expect([guides?.menuImage, guides?.posts[0]?.heroImage]).toEqual([null, null]);
    expect(report.mock.calls.flat().toSorted()).toEqual([
      '/blog/guides menuImage',
      `/blog/guides/${pictured.Id} heroImage`,
    ]);
  },
);

const month = (days: number) =>
  Array.from({ length: days }, (_, at) => post(`${String(days - at).padStart(2, '0')}-11-2026`));

test('BL-01 the overview features four distinct posts and skips categories without posts', () => {
  const many = month(5);
  const categories = blogCategories(
    [
      category(many, { featuredSection: [many[2]?.Id, many[2]?.Id] }),
      category(month(5), {}, 'Safer'),
      category([], {}, 'Empty'),
    ],
    silent,
  );
  const { feature, featured, sections } = selectOverview(categories);
  expect(featured).toHaveLength(4);
  expect(featured[0]?.id).toBe(many[2]?.Id);
  expect(new Set([feature, ...featured]).size).toBe(5);
  expect(sections).toEqual([
    { heading: 'Guides', viewAllUrl: '/blog/guides', posts: categories[0]?.posts.slice(0, 4) },
    { heading: 'Safer', viewAllUrl: '/blog/safer', posts: categories[1]?.posts.slice(0, 4) },
  ]);
});

test('BL-01 an empty category features no post, and one with a single post has no section', () => {
  const [none, single] = blogCategories([category([]), category([post('01-01-2026')])], silent);
  expect(none && selectCategory(none)).toEqual({ feature: null, featured: [], sections: [] });
  expect(single && selectCategory(single)).toEqual({ feature: single?.posts[0], featured: [], sections: [] });
});

test('BL-01 the section of a category has its heading and no link', () => {
  const [guides] = blogCategories([category(month(5), { latestSectionHeader: 'Latest guides' })], silent);
  expect(guides && selectCategory(guides).sections).toEqual([
    { heading: 'Latest guides', viewAllUrl: null, posts: guides?.posts.slice(1) },
  ]);
});

test('BL-01 shows four related posts, those of other categories by date', () => {
  const [read, same] = [post('05-01-2026'), post('04-01-2020')];
  const [old, latest, middle, last] = [post('01-01-2024'), post('01-03-2026'), post('01-02-2026'), post('01-01-2022')];
  const categories = blogCategories(
    [category([old, latest], {}, 'Safer'), category([read, same]), category([middle, last], {}, 'News')],
    silent,
  );
  expect(selectRelated(categories, `/blog/guides/${read.Id}`).map(({ id }) => id)).toEqual([
    same.Id,
    latest.Id,
    middle.Id,
    old.Id,
  ]);
  expect(selectRelated(categories, '/blog/gone').map(({ id }) => id)).toEqual([latest.Id, middle.Id, read.Id, old.Id]);
});

test.each([
  ['<h2>&lt;One&gt; &quot;two&quot;&nbsp;&#39;three&#39; &copy;</h2>', '<One> "two" \'three\' &copy;'],
  ['<h2> <em>One</em> <a href="/x">two</a> </h2>', 'One two'],
])('BL-01 the heading %s is listed as %s', (html, text) => {
  expect(articleParts(html).contents).toEqual([{ id: 'part-1', text }]);
});

test('BL-01 an article without complete headings lists none and stays unchanged', () => {
  for (const html of ['', '<p>x</p>', '<h2>One', '<h2><em></em></h2>'])
    expect(articleParts(html)).toEqual({ html, contents: [] });
});
