import type { CDPSession } from '@playwright/test';

/** The machine and the line of a visitor. */
export interface Line {
  /** How many times slower than this machine the CPU is. */
  readonly slowdown: number;
  /** Round trip. */
  readonly latencyMs: number;
  readonly downloadBits: number;
  readonly uploadBits: number;
}

/** A phone with 4 GB on a 3G line. The browser shapes the traffic and loses no packet. */
export const slowLine: Line = { slowdown: 6, latencyMs: 400, downloadBits: 1_600_000, uploadBits: 750_000 };
export const goodLine: Line = { slowdown: 4, latencyMs: 0, downloadBits: -1, uploadBits: -1 };

/** Gives a page the CPU and the network of a line. */
export async function emulateLine(
  devtools: CDPSession,
  { slowdown, latencyMs, downloadBits, uploadBits }: Line,
  isOffline = false,
): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: isOffline,
    latency: latencyMs,
    downloadThroughput: downloadBits / 8,
    uploadThroughput: uploadBits / 8,
  });
}
