import { expect, test, vi } from 'vitest';
import { ensureProductNode } from './ensureProductNode.mjs';

const progress = { begin: () => undefined, change: () => undefined, done: () => undefined, halt: () => undefined };
const missing = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file\n';

test('installs the library that a minimal Debian lacks', () => {
  let isMissing = true;
  const install = vi.fn<(names: readonly string[]) => void>(() => (isMissing = false));
  expect(ensureProductNode(progress, () => (isMissing ? missing : null), install)).toBeNull();
  expect(install).toHaveBeenCalledExactlyOnceWith(['libatomic1']);
});

test('names the package where it cannot be installed', () => {
  const problem = ensureProductNode(
    progress,
    () => missing,
    () => undefined,
  );
  expect(problem).toMatch(/needs libatomic1: .*apt-get install libatomic1/);
});

test('passes on another reason in one line, and installs nothing', () => {
  const install = vi.fn<(names: readonly string[]) => void>();
  expect(ensureProductNode(progress, () => 'Exec format error\nat …', install)).toBe(
    "The project's Node does not start on this machine: Exec format error",
  );
  expect(install).not.toHaveBeenCalled();
});

test('does nothing when Node starts', () => {
  expect(ensureProductNode(progress)).toBeNull();
});
