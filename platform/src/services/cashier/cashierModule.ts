import type { PlatformModule, PlatformContext } from '../../kernel/module.ts';
import { cashierCalls, type CashierDeps } from './cashierCalls.ts';
import { cashierFiles, cashierFrameFolder } from './cashierFiles.ts';
import { cashierSchema } from './cashierSchema.ts';

/** Interval at which pending payments advance, in milliseconds. */
const advanceIntervalMs = 2000;

/** Serves the cashier on its own origin: the framed page and its payments. */
export function cashierModule(
  platformContext: PlatformContext,
  { frameFolder = cashierFrameFolder, ...deps }: CashierDeps & { frameFolder?: string },
): PlatformModule {
  const cashier = cashierFiles(platformContext, frameFolder);
  cashier.route('/', cashierCalls(platformContext, deps));
  let advanceTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'cashier',
    tables: cashierSchema,
    pages: { cashier },
    // Resumes or abandons payments that a crash interrupted, before the first request.
    seed: () => void deps.payments.advance(),
    start() {
      advanceTimer = setInterval(() => deps.payments.advance(), advanceIntervalMs);
    },
    stop: () => clearInterval(advanceTimer),
  };
}
