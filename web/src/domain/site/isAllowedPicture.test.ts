import { expect, test } from 'vitest';
import { isAllowedPicture } from './isAllowedPicture.ts';

const origins = ['https://media.example', 'https://pictures.example:8443'];

test('allows paths, and https addresses of named origins alone', () => {
  for (const address of ['/a.png', 'https://media.example/a.png', 'https://MEDIA.example:443/a', origins[1]])
    expect([address, isAllowedPicture(address, origins)]).toEqual([address, true]);
  for (const address of [
    'https://other.example/a.png',
    'https://pictures.example/a.png',
    'https://media.example.evil.example/a.png',
    'https://media.example@evil.example/a.png',
    'http://media.example/a.png',
    '//media.example/a.png',
    'data:image/png,x',
    '',
    undefined,
    7,
  ])
    expect([address, isAllowedPicture(address, origins)]).toEqual([address, false]);
});
