import { beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from './browserStorage.browser.ts';
import { persistentKeys } from './persistentKeys.ts';
import { persistentStorage } from './persistentStorage.browser.ts';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Storage of a browser, which the test changes like another tab or the browser itself does. */
function browser() {
  const values = new Map<string, string>();
  const area = {
    getItem: vi.fn<Storage['getItem']>((key) => values.get(key) ?? null),
    setItem: vi.fn<Storage['setItem']>((key, value) => void values.set(key, value)),
    removeItem: vi.fn<Storage['removeItem']>((key) => void values.delete(key)),
    clear: vi.fn<Storage['clear']>(() => values.clear()),
  };
  return { values, area, storage: createBrowserStorage(() => area as unknown as Storage) };
}
let box: ReturnType<typeof browser>;
beforeEach(() => {
  box = browser();
});

test('RM-01 HT-03 a value that full storage refuses is read from memory, and the write says so', () => {
  const { values, area, storage } = box;
  values.set('key', 'before');
  area.setItem.mockImplementation(full);
  expect(storage.set('key', 'mine')).toBe(false);
  expect([storage.get('key'), values.get('key')]).toEqual(['mine', 'before']);
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

test('RM-01 HT-03 blocked storage, which throws on every access, behaves like storage of this tab', () => {
  const storage = createBrowserStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storage.get('key')).toBeNull();
  expect(storage.set('key', 'mine')).toBe(false);
  expect(storage.get('key')).toBe('mine');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
  storage.set('key', 'again');
  storage.clear();
  expect(storage.get('key')).toBeNull();
});

test('HT-03 a value is read from memory while storage throws on reads alone', () => {
  const { area, storage } = box;
  area.getItem.mockImplementation(full);
  expect(storage.set('key', 'mine')).toBe(false);
  expect(storage.get('key')).toBe('mine');
});

test('HT-03 a value that storage drops without an error is read from memory', () => {
  box.area.setItem.mockImplementation(() => undefined);
  expect(box.storage.set('key', 'mine')).toBe(false);
  expect(box.storage.get('key')).toBe('mine');
});

test('HT-03 a value that storage refuses to remove is gone for this tab', () => {
  const { area, storage } = box;
  storage.set('key', 'mine');
  area.removeItem.mockImplementation(full);
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

test('HT-03 a value of another tab goes before one that was refused here', () => {
  const { values, area, storage } = box;
  area.setItem.mockImplementationOnce(full);
  storage.set('key', 'mine');
  values.set('key', 'of another tab');
  expect(storage.get('key')).toBe('of another tab');
});

test('HT-03 storage that the browser clears in mid-session is empty, and takes new values', () => {
  const { values, storage } = box;
  storage.set('key', 'mine');
  values.clear();
  expect(storage.get('key')).toBeNull();
  expect(storage.set('key', 'again')).toBe(true);
  expect(storage.get('key')).toBe('again');
});

test('CO-01 neither storage nor memory keeps a key that may not be stored', () => {
  expect(persistentStorage.set(persistentKeys.recentSearches, 'mine')).toBe(false);
  expect(persistentStorage.get(persistentKeys.recentSearches)).toBeNull();
  expect(persistentStorage.set('not declared', 'mine')).toBe(false);
});

test('A21 drops a stored value that is too long', () => {
  box.values.set('key', 'x'.repeat(1_000_001));
  expect(box.storage.get('key')).toBeNull();
  expect(box.values.has('key')).toBe(false);
});
