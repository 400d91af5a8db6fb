import { expect, test } from 'vitest';
import { withoutPagesOff } from './withoutPagesOff.ts';

const blog = { Url: '/blog?page=2#top', Name: 'Blog' };
const help = { Url: '/help', Name: 'Help' };
const properties = {
  navigation: [help, blog],
  columns: [
    { heading: 'About', links: [blog, help] },
    { heading: 'Read', links: [blog] },
  ],
  primaryAction: { Url: '/blog/rules', Name: 'Rules' },
  termsUrl: '/blog/terms',
  viewAllUrl: '/blogger',
};

test('leaves out links to pages of a capability that is off, and columns without another link', () => {
  expect(withoutPagesOff({ off: ['blog'] }, properties)).toEqual({
    navigation: [help],
    columns: [{ heading: 'About', links: [help] }],
    viewAllUrl: '/blogger',
  });
});

test('keeps every link while the capability is on', () => {
  expect(withoutPagesOff({}, properties)).toBe(properties);
  expect(withoutPagesOff({ off: ['winners'] }, properties)).toEqual(properties);
});
