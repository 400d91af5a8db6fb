import { expect, test } from 'vitest';
import { readProperties } from './readProperties.ts';

test('what is right is left as it is, and what is empty is missing', () => {
  expect(readProperties('hero', { heading: 'Hello', text: '  ', terms: null, termsUrl: '' })).toEqual({
    properties: { heading: 'Hello' },
    unreadable: [],
  });
});

test('a field that cannot be read costs that field and nothing else', () => {
  expect(readProperties('hero', { heading: ['Hello'], text: 'Come in', primaryAction: { Url: '/' } })).toEqual({
    properties: { text: 'Come in' },
    unreadable: ['heading', 'primaryAction.Name'],
  });
});

test('an item that cannot be read costs that item of its list', () => {
  const links = [{ Url: '/', Name: 'Casino' }, { Url: '/live' }, 7];
  expect(readProperties('header', { navigation: links })).toEqual({
    properties: { navigation: [links[0]] },
    unreadable: ['navigation.1.Name', 'navigation.2'],
  });
  expect(readProperties('gamesGridComponent', { gameIds: [1, 'two', 3] }).properties).toEqual({ gameIds: [1, 3] });
});

test('a component of the code keeps what the code gave it', () => {
  expect(readProperties('notFound', { error: 'pageNotFound' })).toEqual({
    properties: { error: 'pageNotFound' },
    unreadable: [],
  });
});

test('PG-14 a link to a script or to another host costs that link alone, also in a list of a list', () => {
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
