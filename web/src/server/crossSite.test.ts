import { expect, test } from 'vitest';
import { isOwnRequest } from './crossSite.ts';

const ownOrigin = 'https://regency.example';

test.each([
  ['same-origin', ownOrigin, 'foyer', true],
  ['same-origin', null, 'foyer', true],
  // What the browser says counts before the origin.
  ['same-site', ownOrigin, 'foyer', false],
  ['cross-site', ownOrigin, 'foyer', false],
  ['none', ownOrigin, 'foyer', false],
  ['', ownOrigin, 'foyer', false],
  [null, ownOrigin, 'foyer', true],
  [null, 'https://other.example', 'foyer', false],
  [null, null, 'foyer', false],
  // Without our header no request is ours.
  ['same-origin', ownOrigin, null, false],
  ['same-origin', ownOrigin, 'another', false],
  [null, ownOrigin, null, false],
])(
  'A7 a POST with Sec-Fetch-Site %j, Origin %j and X-Requested-By %j is same-origin: %s',
  (secFetchSite, origin, requestedBy, isOwn) => {
    expect(isOwnRequest({ secFetchSite, origin, ownOrigin, requestedBy })).toBe(isOwn);
  },
);
