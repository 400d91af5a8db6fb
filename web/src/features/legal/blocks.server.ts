import type { complaintsProperties, customerFundsProperties, termsTextProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { cleanHtml } from '../../server/cleanHtml.server.ts';
import type { LegalTextProperties } from './LegalText.tsx';

type Of<K extends LegalTextProperties['kind']> = Extract<LegalTextProperties, { kind: K }>;

const clean = <T extends { html: string }>(parts: readonly T[]): T[] =>
  parts.map((part) => ({ ...part, html: cleanHtml(part.html) }));
const leading = ({ leadsPage = false }: Pick<BlockLookups, 'leadsPage'>) => (leadsPage ? { leadsPage } : {});

/** PG-14: editors' HTML is sanitised before it becomes part of a page. */
export async function resolveComplaints(
  { loginState: _audience, steps = [], ...properties }: v.InferOutput<typeof complaintsProperties>,
  lookups: Pick<BlockLookups, 'leadsPage'>,
): Promise<Of<'complaints'>> {
  return { kind: 'complaints', ...properties, ...leading(lookups), steps: clean(steps) };
}

export async function resolveCustomerFunds({
  loginState: _audience,
  ...properties
}: v.InferOutput<typeof customerFundsProperties>): Promise<Of<'customerFunds'>> {
  return { kind: 'customerFunds', ...properties };
}

/** PG-14: editors' HTML is sanitised before it becomes part of a page. */
export async function resolveTermsText(
  { loginState: _audience, sections = [], ...properties }: v.InferOutput<typeof termsTextProperties>,
  lookups: Pick<BlockLookups, 'leadsPage'>,
): Promise<Of<'termsText'>> {
  return { kind: 'termsText', ...properties, ...leading(lookups), sections: clean(sections) };
}

export const legalResolvers: Readonly<Record<string, BlockResolver>> = {
  complaints: resolveComplaints,
  customerFunds: resolveCustomerFunds,
  termsText: resolveTermsText,
};
