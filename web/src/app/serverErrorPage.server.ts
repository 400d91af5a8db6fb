import { errorTitles } from '../domain/site/errorTitles.ts';
import type { Visit } from '../services/market/visit.ts';
import type { PageServer } from './pageServer.server.ts';

/**
 * The styled page for an internal error. Uses no upstream service.
 * @param reference trace id, which the visitor can give to support
 */
export function serverErrorPage(
  pages: Pick<PageServer, 'document'>,
  visit: Visit,
  reference: string | undefined,
): Promise<string> {
  return pages.document(
    {
      path: '/',
      status: 500,
      head: { title: errorTitles.serverError, applicationName: visit.brandName, robots: false },
      // Header and footer with their defaults in code: navigation and safer gambling.
      blocks: [
        { alias: 'header', key: 'header-0', properties: {} },
        {
          alias: 'notFound',
          key: 'notFound-1',
          properties: { error: 'serverError', ...(reference === undefined ? {} : { reference }) },
        },
        { alias: 'footer', key: 'footer-2', properties: {} },
      ],
      gameGroupId: null,
    },
    visit,
  );
}
