import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import { cashierCalls, type CashierNeeds } from './cashierCalls.ts';
import { cashierFiles, cashierFrameFolder } from './cashierFiles.ts';
import { cashierTables } from './cashierTables.ts';

/** How often payments that wait for somebody else are looked at, in milliseconds. */
const lookMs = 2000;

/** The cashier: its page in a frame and its payments, on an origin of its own. */
export function cashierModule(
  surroundings: Surroundings,
  { frameFolder = cashierFrameFolder, ...needs }: CashierNeeds & { frameFolder?: string },
): PlatformModule {
  const cashier = cashierFiles(surroundings, frameFolder);
  cashier.route('/', cashierCalls(surroundings, needs));
  let look: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'cashier',
    tables: cashierTables,
    pages: { cashier },
    // What a kill interrupted goes on, or is given up, before anybody asks.
    seed: () => void needs.payments.advance(),
    start() {
      look = setInterval(() => needs.payments.advance(), lookMs);
    },
    stop: () => clearInterval(look),
  };
}
