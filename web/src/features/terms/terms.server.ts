import { apiRoute, ApiRefusal, refusalOf } from '../../server/apiRoute.server.ts';
import { cleanHtml } from '../../server/cleanHtml.server.ts';
import { getTerms } from './termsApi.ts';
import { termsVersionOf } from './termsDates.ts';
import { termsNode, termsRules } from './termsNode.server.ts';

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

export const termsRoutes = [
  apiRoute(getTerms, async (_input, { visit, cachedUpstream }) => {
    const node = await termsNode(visit, cachedUpstream);
    if (!node.ok) return refusalOf(node.failure);
    const html = text(node.value['html']);
    // Nobody can accept what is not there.
    if (html === null) return new ApiRefusal(502, { message: 'The content service gave no terms' });
    return {
      title: text(node.value['title']),
      html: cleanHtml(html),
      changes: text(node.value['changes']),
      lastUpdated: termsVersionOf(node.value, termsRules(visit)).lastUpdated,
    };
  }),
];
