import { memoize } from '../base/memoize.ts';

/** Encodings of responses; `identity` is the plain body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best encoding that the client accepts. `q=0` excludes one. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  return bestEncoding((acceptEncoding ?? '').slice(0, 200));
}

/** Memoized, because browsers send only a few different values. */
const bestEncoding = memoize(100, (acceptEncoding): Encoding => {
  const accepted = acceptEncoding.toLowerCase();
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding, ...parameters] = part.split(';').map((piece) => piece.trim());
      return (
        coding === name && parameters.every((parameter) => parameter.startsWith('q=') && Number(parameter.slice(2)) > 0)
      );
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
});
