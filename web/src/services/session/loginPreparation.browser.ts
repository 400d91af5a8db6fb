import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';

/** Maximum time in milliseconds that a login waits for the code of players. */
const maxWaitMs = 10_000;

let prepare: () => Promise<void> = () => Promise.resolve();
let hasFailed = false;

/** Sets what must be done before a session begins in this tab. */
export function setLoginPreparation(preparation: () => Promise<void>): void {
  prepare = preparation;
}

/**
 * Loads and starts the code of players, whose listeners must exist before the session begins. Never rejects;
 * `needsPageLoad` tells whether it failed.
 */
export async function prepareLogin(): Promise<void> {
  try {
    await Promise.race([prepare(), failAfter(maxWaitMs)]);
    hasFailed = false;
  } catch (error) {
    hasFailed = true;
    report('APP_INIT_ERROR', { item: 'player', ...errorFacts(error) });
  }
}

/** Whether the code of players is missing. A browser imports a module that failed again only after a page load. */
export const needsPageLoad = (): boolean => hasFailed;

const failAfter = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    window.setTimeout(() => reject(new Error('The code of players did not load in time.')), ms);
  });
