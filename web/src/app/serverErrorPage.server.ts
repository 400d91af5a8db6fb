import { errorTitles } from '../domain/site/errorTitles.ts';
import type { Visit } from '../market/visit.ts';
import type { PageServer } from './pageServer.server.ts';

/** The styled page for a failure of our own. Needs no upstream: it must work when nothing else does. */
export function serverErrorPage(pages: Pick<PageServer, 'document'>, visit: Visit): Promise<string> {
  return pages.document(
    {
      path: '/',
      status: 500,
      head: { title: errorTitles.serverError, applicationName: visit.brandName, robots: false },
      // Header and footer with what the code itself knows: the ways on, and safer gambling.
      blocks: [
        { alias: 'header', key: 'header-0', properties: {} },
        { alias: 'notFound', key: 'notFound-1', properties: { error: 'serverError' } },
        { alias: 'footer', key: 'footer-2', properties: {} },
      ],
      gameGroupId: null,
    },
    visit,
  );
}
