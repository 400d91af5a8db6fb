import { expect, test } from 'vitest';
import { blogPictures } from './blogPictures.ts';

test.each(['hundred-coins', 'roulette-wheel', 'twenty-one', 'lighthouse', 'off-switch'])(
  '%s is a picture that may be shown by every brand and runs nothing',
  async (name) => {
    const answer = await blogPictures().request(`/blog-pictures/${name}.svg`);
    const picture = await answer.text();
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'image/svg+xml', 'cross-origin']);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(picture).not.toMatch(/<script|style=|href=|NaN|undefined/);
  },
);

test.each(['nothing.svg', 'dice.png', '..%2Fdice.svg', 'constructor.svg'])('%s is no picture', async (file) => {
  expect((await blogPictures().request(`/blog-pictures/${file}`)).status).toBe(404);
});
