import { afterEach, beforeEach, expect, vi } from 'vitest';

// What nobody expected on the console fails the test that caused it. A test that expects words there replaces the
// console's function itself and looks at what it was told.
const loud = ['error', 'warn'] as const;
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of loud) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(said, 'unexpected words on the console').toEqual([]);
});
