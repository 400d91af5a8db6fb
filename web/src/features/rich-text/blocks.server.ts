import type { richTextProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { cleanHtml } from '../../server/cleanHtml.server.ts';
import type { RichTextProperties } from './RichText.tsx';

/** PG-14: editors' HTML is sanitised before it becomes part of a page. */
export async function resolveRichText(
  { heading, html, anchor }: v.InferOutput<typeof richTextProperties>,
  { leadsPage = false }: Pick<BlockLookups, 'leadsPage'>,
): Promise<RichTextProperties> {
  return {
    ...(leadsPage ? { leadsPage } : {}),
    ...(heading === undefined ? {} : { heading }),
    ...(anchor === undefined ? {} : { anchor }),
    ...(html === undefined ? {} : { html: cleanHtml(html) }),
  };
}

export const richTextResolvers: Readonly<Record<string, BlockResolver>> = { richText: resolveRichText };
