import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';

let prepare: () => Promise<void> = () => Promise.resolve();
let hasFailed = false;

/** Sets what must be done before a session begins in this tab. */
export function setLoginPreparation(preparation: () => Promise<void>): void {
  prepare = preparation;
}

/** Loads and starts the code of players, whose listeners must hear the login. Never rejects. */
export async function prepareLogin(): Promise<void> {
  try {
    await prepare();
    hasFailed = false;
  } catch (error) {
    hasFailed = true;
    report('APP_INIT_ERROR', { item: 'player', ...errorFacts(error) });
  }
}

/** Whether the code of players is missing. A browser imports a module that failed again only after a page load. */
export const needsPageLoad = (): boolean => hasFailed;
