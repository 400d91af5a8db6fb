import type { PlatformModule, PlatformContext } from '../kernel/module.ts';
import { cashierCalls, type CashierDeps } from './cashierCalls.ts';
import { cashierFiles, cashierFrameFolder } from './cashierFiles.ts';
import { cashierSchema } from './cashierSchema.ts';

/** How often payments that wait for somebody else are looked at, in milliseconds. */
const pollIntervalMs = 2000;

/** The cashier: its page in a frame and its payments, on an origin of its own. */
export function cashierModule(
  platformContext: PlatformContext,
  { frameFolder = cashierFrameFolder, ...deps }: CashierDeps & { frameFolder?: string },
): PlatformModule {
  const cashier = cashierFiles(platformContext, frameFolder);
  cashier.route('/', cashierCalls(platformContext, deps));
  let pollTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'cashier',
    tables: cashierSchema,
    pages: { cashier },
    // What a kill interrupted goes on, or is given up, before anybody asks.
    seed: () => void deps.payments.advance(),
    start() {
      pollTimer = setInterval(() => deps.payments.advance(), pollIntervalMs);
    },
    stop: () => clearInterval(pollTimer),
  };
}
