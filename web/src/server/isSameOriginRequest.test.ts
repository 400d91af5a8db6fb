import { expect, test } from 'vitest';
import { isSameOriginRequest } from './isSameOriginRequest.ts';

const ownOrigin = 'https://regency.example';

test.each([
  ['same-origin', ownOrigin, 'foyer', true],
  ['same-origin', null, 'foyer', true],
  // Sec-Fetch-Site takes precedence over Origin.
  ['same-site', ownOrigin, 'foyer', false],
  ['cross-site', ownOrigin, 'foyer', false],
  ['none', ownOrigin, 'foyer', false],
  ['', ownOrigin, 'foyer', false],
  [null, ownOrigin, 'foyer', true],
  [null, 'https://other.example', 'foyer', false],
  [null, null, 'foyer', false],
  // Requests without the custom header are refused.
  ['same-origin', ownOrigin, null, false],
  ['same-origin', ownOrigin, 'another', false],
  [null, ownOrigin, null, false],
])(
  'A7 a POST with Sec-Fetch-Site %j, Origin %j and X-Requested-By %j is same-origin: %s',
  (secFetchSite, origin, requestedBy, isOwn) => {
    expect(isSameOriginRequest({ secFetchSite, origin, ownOrigin, requestedBy })).toBe(isOwn);
  },
);
