import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.ts';
import { startStack } from '../stack.ts';
import type { Stack } from '../stack.ts';
import { startAggregator } from './startAggregator.ts';
import type { Aggregator } from './startAggregator.ts';

/** A board of plinko, whose rounds the suppliers play. */
const boardId = 10_068;
/** Games by how they open: by a form, by a fragment, at an address outside of their style, and one that is hostile. */
export const supplierGames = { form: 10_068, fragment: 10_069, elsewhere: 10_070, hostile: 10_071 } as const;

export interface SupplierStack {
  readonly stack: Stack;
  readonly aggregator: Aggregator;
  stop(): Promise<void>;
}

/** Starts the web front end with the aggregator's adapter in front of the sandbox, and an aggregator with two suppliers. */
export async function startSupplierStack(): Promise<SupplierStack> {
  const sandboxPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'frames-'));
  const aggregator = await startAggregator(() => sandboxPort, boardId);
  const { brightwater, lumen } = aggregator.origins;
  const framesFile = join(folder, 'frames.json');
  const events = { loaded: 'ready', bet: 'roundOpened', settled: 'roundClosed' };
  writeFileSync(
    framesFile,
    JSON.stringify({
      brightwater: {
        origins: [brightwater],
        sandbox: ['allow-forms'],
        ready: 'message',
        messages: { format: 'json', name: 'data.event', events },
      },
      other: { origins: [brightwater] },
    }),
  );
  const { form, fragment, elsewhere, hostile } = supplierGames;
  const stack = await startStack({
    sandboxPort,
    webEnv: {
      GAMES_ORIGIN: `http://games.localhost:${sandboxPort}, ${brightwater} ${lumen}`,
      GAME_FRAMES_FILE: framesFile,
      ADAPTERS: 'adapters/aggregator/src/aggregatorAdapter.ts',
      ADAPTER_AGGREGATOR_BASE: aggregator.base,
      ADAPTER_AGGREGATOR_KEY: aggregator.key,
      ADAPTER_AGGREGATOR_GAMES: `${form}=bw-drops@brightwater ${fragment}=lm-drops ${elsewhere}=lm-drops@other ${hostile}=bw-hostile@brightwater`,
      ADAPTER_AGGREGATOR_LANGUAGES: 'en=en-GB zh=zh-Hans',
      ADAPTER_AGGREGATOR_PLAIN_HTTP: 'on',
    },
  });
  return {
    stack,
    aggregator,
    async stop() {
      await stack.stop();
      aggregator.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
