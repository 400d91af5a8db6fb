import { expect, test } from 'vitest';
import { readProperties as read } from './readProperties.ts';

const readProperties = (alias: string, given: Readonly<Record<string, unknown>>) =>
  read(alias, given, ['https://pictures.example']);

test('keeps valid fields and drops empty ones', () => {
  expect(readProperties('hero', { heading: 'Hello', text: '  ', terms: null, termsUrl: '' })).toEqual({
    properties: { heading: 'Hello' },
    unreadable: [],
  });
});

test('drops only the malformed fields', () => {
  expect(readProperties('hero', { heading: ['Hello'], text: 'Come in', primaryAction: { Url: '/' } })).toEqual({
    properties: { text: 'Come in' },
    unreadable: ['heading', 'primaryAction.Name'],
  });
});

test('drops only the malformed items of a list', () => {
  const links = [{ Url: '/', Name: 'Casino' }, { Url: '/live' }, 7];
  expect(readProperties('header', { navigation: links })).toEqual({
    properties: { navigation: [links[0]] },
    unreadable: ['navigation.1.Name', 'navigation.2'],
  });
  expect(readProperties('gamesGridComponent', { gameIds: [1, 'two', 3] }).properties).toEqual({ gameIds: [1, 3] });
});

test('keeps the properties of a component that the code adds', () => {
  expect(readProperties('notFound', { error: 'pageNotFound' })).toEqual({
    properties: { error: 'pageNotFound' },
    unreadable: [],
  });
});

test('PG-14 drops only the links to scripts or other hosts, in nested lists too', () => {
  const good = { Url: '/help', Name: 'Help' };
  for (const Url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    '//evil.example',
    '/\\evil.example',
  ]) {
    expect(readProperties('header', { navigation: [{ Url, Name: 'x' }, good] })).toEqual({
      properties: { navigation: [good] },
      unreadable: ['navigation.0.Url'],
    });
    expect(
      readProperties('footer', { columns: [{ heading: 'Safer play', links: [good, { Url, Name: 'x' }] }] }),
    ).toEqual({
      properties: { columns: [{ heading: 'Safer play', links: [good] }] },
      unreadable: ['columns.0.links.1.Url'],
    });
    expect(readProperties('hero', { heading: 'Hello', termsUrl: Url, primaryAction: { Url, Name: 'Go' } })).toEqual({
      properties: { heading: 'Hello' },
      unreadable: ['primaryAction.Url', 'termsUrl'],
    });
  }
});

test('keeps pictures of named origins, and reports and drops all others', () => {
  for (const heroImage of ['/a.png', 'https://pictures.example/a.png'])
    expect(readProperties('blogArticle', { title: 'Post', heroImage })).toEqual({
      properties: { title: 'Post', heroImage },
      unreadable: [],
    });
  for (const heroImage of ['https://elsewhere.example/a.png', 'javascript:x', 7])
    expect(readProperties('blogArticle', { title: 'Post', heroImage })).toEqual({
      properties: { title: 'Post' },
      unreadable: ['heroImage'],
    });
});
