import { expect, test } from 'vitest';
import { blogPictures } from './blogPictures.ts';

test.each(['hundred-coins', 'roulette-wheel', 'twenty-one', 'lighthouse', 'off-switch'])(
  '%s is served to every brand as a picture without scripts',
  async (name) => {
    const response = await blogPictures().request(`/blog-pictures/${name}.svg`);
    const picture = await response.text();
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'image/svg+xml', 'cross-origin']);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(picture).not.toMatch(/<script|style=|href=|NaN|undefined/);
  },
);

test.each(['nothing.svg', 'dice.png', '..%2Fdice.svg', 'constructor.svg'])('%s is not found', async (file) => {
  expect((await blogPictures().request(`/blog-pictures/${file}`)).status).toBe(404);
});
