import type { questionsProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { cleanHtml } from '../../server/cleanHtml.server.ts';
import type { QuestionsProperties } from './Questions.tsx';

/** PG-14: editors' HTML is sanitised before it becomes part of a page. */
export async function resolveQuestions({
  topics = [],
}: v.InferOutput<typeof questionsProperties>): Promise<QuestionsProperties> {
  return {
    topics: topics.map(({ heading, questions }) => ({
      heading,
      questions: questions.map(({ html, ...question }) => ({ ...question, html: cleanHtml(html) })),
    })),
  };
}

export const questionsResolvers: Readonly<Record<string, BlockResolver>> = { questions: resolveQuestions };
