// What a plain `x.ts` may use beyond the language: the same in every browser and on the server, without effects.
// Anything else (DOM, Node, fetch, timers) is a type error there.

interface URLSearchParams {
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
  forEach(visit: (value: string, name: string) => void): void;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
}
declare const URLSearchParams: {
  new (init?: string | Record<string, string> | [string, string][] | URLSearchParams): URLSearchParams;
};

interface URL {
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
  toString(): string;
}
declare const URL: {
  new (url: string | URL, base?: string | URL): URL;
};

interface TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare const TextEncoder: { new (): TextEncoder };

interface TextDecoder {
  decode(input?: ArrayBuffer | ArrayBufferView): string;
}
declare const TextDecoder: { new (label?: string): TextDecoder };

/** A pure function may be handed a signal; it cannot make one. */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
}
