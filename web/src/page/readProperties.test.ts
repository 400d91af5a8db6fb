import { expect, test } from 'vitest';
import { readProperties } from './readProperties.ts';

test('what is right is left as it is, and what is empty is missing', () => {
  expect(readProperties('hero', { heading: 'Hello', text: '  ', terms: null, termsUrl: '' })).toEqual({ properties: { heading: 'Hello' }, unreadable: [] });
});

test('a field that cannot be read costs that field and nothing else', () => {
  expect(readProperties('hero', { heading: ['Hello'], text: 'Come in', primaryAction: { Url: '/' } })).toEqual({ properties: { text: 'Come in' }, unreadable: ['heading', 'primaryAction.Name'] });
});

test('an item that cannot be read costs that item of its list', () => {
  const links = [{ Url: '/', Name: 'Casino' }, { Url: '/live' }, 7];
  expect(readProperties('header', { navigation: links })).toEqual({ properties: { navigation: [links[0]] }, unreadable: ['navigation.1.Name', 'navigation.2'] });
  expect(readProperties('gamesGridComponent', { gameIds: [1, 'two', 3] }).properties).toEqual({ gameIds: [1, 3] });
});

test('a component of the code keeps what the code gave it', () => {
  expect(readProperties('notFound', { error: 'pageNotFound' })).toEqual({ properties: { error: 'pageNotFound' }, unreadable: [] });
});
