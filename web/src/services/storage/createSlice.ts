import type { StoreApi } from 'zustand/vanilla';

/**
 * How fields are restored: by a function that returns undefined for a malformed value, or `alike`, with the types of the
 * initial value. Fields without a reader are for other readers of the tab alone: the address or the page brings a newer
 * value.
 */
export type Readers<S> = { readonly [K in keyof S]?: ((stored: unknown) => S[K] | undefined) | 'alike' };

interface SliceRules<S extends object> {
  /** Key in session storage. */
  key: string;
  store: StoreApi<S>;
  /** Stored form of the fields that are shortened, have a secret, or are left out (undefined). */
  write?: { readonly [K in keyof S]?: (value: S[K]) => unknown };
  /** Maximum number of stored entries of lists within a field. */
  maxNested?: number;
  /** Fields that are stored for a player alone, and restored for the same one. */
  owned?: readonly (keyof S)[];
}

/** A part of the state that session storage holds (S3). */
interface Slice<S extends object> {
  readonly key: string;
  /** @param owner user id of the tab's player; null without one */
  restore(text: string | null, read: Readers<S>, owner?: number | null): void;
  text(owner: number | null): string;
  subscribe(listener: () => void): () => void;
}

/** Maximum length of a stored field; a longer one is stored with its initial value. */
const maxFieldLength = 60_000;

/** Describes how session storage holds a store. Reading is tolerant: a field that does not match is left out. */
export function createSlice<S extends object>({
  key,
  store,
  write = {},
  maxNested = Infinity,
  owned = [],
}: SliceRules<S>): Slice<S> {
  const initial = store.getInitialState();
  const fields = Object.keys(initial) as (keyof S & string)[];
  const textOf = (state: S, field: keyof S) =>
    JSON.stringify(write[field] ? write[field](state[field]) : state[field], (name, value: unknown) =>
      name !== '' && Array.isArray(value) ? value.slice(0, maxNested) : value,
    ) as string | undefined;
  return {
    key,
    subscribe: store.subscribe,
    restore(text, read, owner = null) {
      const stored = parsed(text);
      const isSameOwner = owner !== null && owner === stored?.['userId'];
      const restored: Partial<S> = {};
      for (const field of fields) {
        const reader = read[field];
        if (reader === undefined || (owned.includes(field) && !isSameOwner)) continue;
        const value = (stored?.['state'] as Json | null | undefined)?.[field];
        const known = reader === 'alike' ? likeInitial(initial[field], value) : reader(value);
        if (known !== undefined) restored[field] = known as S[typeof field];
      }
      store.setState(restored);
    },
    text(owner) {
      const state = store.getState();
      const stored = fields.flatMap((field) => {
        const text = textOf(owner === null && owned.includes(field) ? initial : state, field);
        if (text === undefined) return [];
        return `"${field}":${text.length > maxFieldLength ? textOf(initial, field) : text}`;
      });
      return `{"state":{${stored.join()}},"version":0,"userId":${owner}}`;
    },
  };
}

/** What `JSON.parse` may return, read by names that no prototype has. */
type Json = Readonly<Record<string, unknown>>;

function parsed(text: string | null): Json | null {
  try {
    return JSON.parse(text ?? 'null') as Json | null;
  } catch {
    return null;
  }
}

/** Returns the stored value where its types are those of the initial one; null is a missing number. */
function likeInitial(initial: unknown, stored: unknown): unknown {
  if (typeof initial !== 'object' || initial === null)
    return typeof stored === typeof (initial ?? 0) ? stored : undefined;
  return Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [
      key,
      likeInitial(value, (stored as Json | null | undefined)?.[key]) ?? value,
    ]),
  );
}
