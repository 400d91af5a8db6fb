import type { Visit } from '../market/visit.ts';
import { errorTitles } from '../page/pageModel.ts';
import type { PageServer } from './pageServer.server.ts';

/** The styled page for a failure of our own. Needs no upstream: it must work when nothing else does. */
export function serverErrorPage(pages: Pick<PageServer, 'document'>, visit: Visit): Promise<string> {
  return pages.document(
    {
      path: '/',
      status: 500,
      head: { title: errorTitles.serverError, applicationName: visit.brandName, robots: false },
      blocks: [{ alias: 'notFound', key: 'notFound-0', properties: { error: 'serverError' } }],
      gameGroupId: null,
    },
    visit,
  );
}
