import type { complaintsProperties, termsTextProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { cleanHtml } from '../../server/cleanHtml.server.ts';
import type { ComplaintsProperties } from './Complaints.tsx';
import type { TermsTextProperties } from './TermsText.tsx';

const clean = <T extends { html: string }>(parts: readonly T[]): T[] =>
  parts.map((part) => ({ ...part, html: cleanHtml(part.html) }));
const leading = ({ leadsPage = false }: Pick<BlockLookups, 'leadsPage'>) => (leadsPage ? { leadsPage } : {});

/** PG-14: editors' HTML is sanitised before it becomes part of a page. */
export async function resolveComplaints(
  { loginState: _audience, steps = [], ...properties }: v.InferOutput<typeof complaintsProperties>,
  lookups: Pick<BlockLookups, 'leadsPage'>,
): Promise<ComplaintsProperties> {
  return { ...properties, ...leading(lookups), steps: clean(steps) };
}

/** PG-14: editors' HTML is sanitised before it becomes part of a page. */
export async function resolveTermsText(
  { loginState: _audience, sections = [], ...properties }: v.InferOutput<typeof termsTextProperties>,
  lookups: Pick<BlockLookups, 'leadsPage'>,
): Promise<TermsTextProperties> {
  return { ...properties, ...leading(lookups), sections: clean(sections) };
}

export const legalResolvers: Readonly<Record<string, BlockResolver>> = {
  complaints: resolveComplaints,
  termsText: resolveTermsText,
};
