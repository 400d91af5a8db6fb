import { build, type InlineConfig, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { serverOnly } from './serverOnly.ts';

const sources: Record<string, string> = {
  '/entry.ts': `export { key } from '/secret.server.ts';`,
  '/secret.server.ts': `export const key = 'canary';`,
  '/plain.ts': `export const key = 'plain';`,
};

async function bundleOf(entry: string, options: InlineConfig = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    ...options,
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' }, ...options.build },
    plugins: [
      serverOnly(),
      { name: 'sources', resolveId: (id) => (id in sources ? id : null), load: (id) => sources[id] ?? null },
    ],
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('\n');
}

test('a browser build that imports a server module fails and names both', async () => {
  await expect(bundleOf('/entry.ts')).rejects.toThrow(
    /secret\.server\.ts is for the server only .* imported by \/entry\.ts/,
  );
});

test('a server build may import a server module', async () => {
  expect(await bundleOf('/entry.ts', { build: { ssr: true } })).toContain('canary');
});

test('a browser build without server modules passes', async () => {
  expect(await bundleOf('/plain.ts')).toContain('plain');
});
