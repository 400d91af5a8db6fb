import type { BlockResolver } from '../../blocks/blockResolver.server.ts';
import { lastUpdatedOf } from './termsDates.ts';
import { termsNode, termsRules } from './termsNode.server.ts';
import type { TermsProperties } from './TermsOverlay.tsx';

/** Only the date travels with a page. Where it cannot be had the block is there all the same: who never accepted is asked. */
const termsAndConditions: BlockResolver = async (_properties, { visit, answers, report }): Promise<TermsProperties> => {
  const node = await termsNode(visit, answers);
  const lastUpdated = node.ok ? lastUpdatedOf(node.value, termsRules(visit)) : null;
  if (node.ok && lastUpdated === null) report?.('lastUpdatedDate');
  return { lastUpdated };
};

export const termsResolvers = { termsAndConditions };
