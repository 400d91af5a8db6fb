import { expect, test } from 'vitest';
import { wideCoverSet } from './wideCoverSet.ts';

const mediaOrigin = 'http://media.localhost:4000';

test('PG-13 the source set of a wide cover has every wide width of the media service', () => {
  expect(wideCoverSet('/wide/adult/61.webp', mediaOrigin)).toBe(
    [360, 720, 1080, 1440]
      .map((width) => `${mediaOrigin}/wide/adult/61.webp?rmode=max&width=${width}&quality=80&format=webp ${width}w`)
      .join(', '),
  );
});
