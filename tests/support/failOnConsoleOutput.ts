import { afterEach, beforeEach, expect, vi } from 'vitest';

// Unexpected console output fails the test that caused it. A test that expects output replaces the console function and
// checks its calls.
const levels = ['error', 'warn'] as const;
let output: string[] = [];

beforeEach(() => {
  output = [];
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      output.push(`${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(output, 'unexpected console output').toEqual([]);
});
