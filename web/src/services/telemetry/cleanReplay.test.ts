import { expect, test } from 'vitest';
import { cleanReplay } from './cleanReplay.ts';

test('TE-07 keeps the appearance of a recorded element and removes its text', () => {
  const node = {
    type: 2,
    tagName: 'a',
    attributes: {
      class: 'link',
      href: '/reset?token=CANARY',
      'aria-label': 'Account of CANARY',
      title: 'CANARY',
      value: 'CANARY',
      'data-player': 'CANARY',
      srcset: '/x?CANARY 2x',
    },
    childNodes: [],
  };
  const events = [
    { type: 4, timestamp: 1, data: { href: 'http://regency.localhost/?userToken=CANARY', width: 390 } },
    { type: 2, timestamp: 2, data: { node } },
    {
      type: 3,
      timestamp: 3,
      data: {
        source: 0,
        attributes: [{ id: 7, attributes: { alt: 'CANARY', class: 'open' } }],
        adds: [{ parentId: 1, node }],
      },
    },
  ];
  const clean = cleanReplay(events);
  expect(JSON.stringify(clean)).not.toContain('CANARY');
  expect(clean[0]).toEqual({ type: 4, timestamp: 1, data: { href: 'http://regency.localhost/', width: 390 } });
  expect(clean[1]?.data.node?.attributes).toEqual({ class: 'link', href: '/reset' });
  expect(clean[2]?.data.attributes).toEqual([{ id: 7, attributes: { class: 'open' } }]);
});

test('TE-07 removes the text of a recorded input, including file names and radio values', () => {
  const input = (text: string, isChecked: boolean) => ({
    type: 3,
    timestamp: 1,
    data: { source: 5, id: 7, text, isChecked },
  });
  expect(cleanReplay([input('C:\\fakepath\\CANARY passport.png', false), input('CANARY', true)])).toEqual([
    input('', false),
    input('', true),
  ]);
});

test('TE-07 drops malformed attribute lists', () => {
  expect(cleanReplay({ attributes: 'CANARY', id: 1 })).toEqual({ attributes: {}, id: 1 });
  expect(cleanReplay({ attributes: null, id: 1 })).toEqual({ attributes: {}, id: 1 });
});

test('TE-07 removes the text of input elements only', () => {
  expect(cleanReplay({ source: 0, text: 'word' })).toEqual({ source: 0, text: 'word' });
  expect(cleanReplay({ source: 5, id: 7 })).toEqual({ source: 5, id: 7 });
  expect(cleanReplay({ type: 3, text: 'word' })).toEqual({ type: 3, text: 'word' });
});

test('TE-07 keeps the presentational attributes of a recorded element', () => {
  const attributes = Object.fromEntries(
    [
      'class',
      'id',
      'role',
      'type',
      'rel',
      'href',
      'src',
      'width',
      'height',
      'viewBox',
      'd',
      'fill',
      'stroke',
      'hidden',
      'open',
      'disabled',
      'lang',
      'dir',
      'aria-hidden',
      'aria-expanded',
      'aria-modal',
      'data-brand',
      'rr_width',
      'rr_height',
      'rr_scrollTop',
      'rr_scrollLeft',
      'rr_open_mode',
    ].map((name) => [name, 'x']),
  );
  expect(cleanReplay({ attributes })).toEqual({ attributes });
});
