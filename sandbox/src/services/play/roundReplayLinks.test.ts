import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createRoundReplayLinks, replayLinkLifeMs, replayLinkSchema } from './roundReplayLinks.ts';

function partsOf(url: string) {
  const { pathname, searchParams } = new URL(url);
  return {
    roundId: pathname.split('/').at(-1) ?? '',
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
}

test('GM-09 a link opens its own round until it expires, also after a restart', () => {
  const context = testSandboxContext(replayLinkSchema);
  const { url, expiresAt } = createRoundReplayLinks(context).linkOf('round-1');
  const restarted = createRoundReplayLinks(context);
  expect(url.startsWith('http://games.localhost:4000/round-replay/round-1?')).toBe(true);
  expect(expiresAt).toBe(context.clock.now() + replayLinkLifeMs);
  expect(restarted.isValid(partsOf(url))).toBe(true);
  context.clock.move(replayLinkLifeMs);
  expect(restarted.isValid(partsOf(url))).toBe(false);
});

test('GM-09 a link opens no other round, no later time, and nothing without its signature', () => {
  const links = createRoundReplayLinks(testSandboxContext(replayLinkSchema));
  const parts = partsOf(links.linkOf('round-1').url);
  for (const changed of [
    { roundId: 'round-2' },
    { expires: String(Number(parts.expires) + 1) },
    { expires: '' },
    { expires: '1e15' },
    { signature: '' },
    { signature: 'A'.repeat(parts.signature.length) },
    { signature: parts.signature.slice(0, -2) },
  ])
    expect(links.isValid({ ...parts, ...changed })).toBe(false);
});

test('GM-09 a link of another installation is refused', () => {
  const { url } = createRoundReplayLinks(testSandboxContext(replayLinkSchema)).linkOf('round-1');
  expect(createRoundReplayLinks(testSandboxContext(replayLinkSchema)).isValid(partsOf(url))).toBe(false);
});
