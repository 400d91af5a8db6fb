import { cloneElement } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { errorFacts } from '../services/errors/errorFacts.ts';
import { report } from '../services/errors/report.ts';
import { loadViews } from './page/loadViews.ts';
import type { PageStore } from './pageStore.ts';

interface RecoveryDeps {
  page: PageStore;
  app: ReactElement<{ onAlive?: () => void }>;
  /** Element whose content React took down. */
  container: HTMLElement;
  /** Shown when not even the server's page can be loaded. */
  message: string;
}

/** Recoveries within this time in milliseconds count together. */
const periodMs = 60_000;
/** Maximum number of recoveries in a period. */
const maxRecoveries = 3;

let recoveries: readonly number[] = [];

/**
 * Renders the page anew in a fresh element, after an error that no boundary contained: usually React could not remove or
 * insert a node because a translator or an extension had moved it. A page that fails again and again becomes the
 * server's page, which is readable and whose links work.
 */
export async function recoverPage(deps: RecoveryDeps, error: unknown): Promise<void> {
  const { page, app, container, message } = deps;
  // React may throw again while it takes down the page that failed.
  if (!container.isConnected) return;
  report('RENDER_ERROR', { boundary: 'page', ...errorFacts(error) });
  const now = Date.now();
  recoveries = [...recoveries.filter((at) => now - at < periodMs), now];
  const fresh = container.cloneNode(false) as HTMLElement;
  container.replaceWith(fresh);
  if (recoveries.length > maxRecoveries) {
    fresh.replaceChildren(...(await fetchServerMarkup().catch(() => [message])));
    return;
  }
  // Static blocks were hydrated without their code.
  const { model, visit } = page.getState();
  const views = await loadViews(model, visit.culture);
  if (page.getState().model === model) page.setState({ views });
  createRoot(fresh, { onUncaughtError: (next) => void recoverPage({ ...deps, container: fresh }, next) }).render(
    // What starts once is alive already.
    cloneElement(app, { onAlive: undefined } as object),
  );
}

/** Fetches the current page without running its scripts. Unlike `DOMParser`, this needs no Trusted Types policy. */
function fetchServerMarkup(): Promise<ChildNode[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.href);
    request.responseType = 'document';
    request.addEventListener('error', reject);
    request.addEventListener('load', () =>
      resolve([...(request.responseXML?.getElementById('app')?.childNodes ?? [])]),
    );
    request.send();
  });
}
