import * as v from 'valibot';
import { factsProblem } from './componentProblem.ts';
import { localText } from './localText.ts';
import { identifier } from './pageFile.ts';

const text = v.optional(localText);

/** Schema of a blog category: `blog/<category>/category.yaml`. Fields of S3. */
export const blogCategoryFile = v.pipe(
  v.strictObject({
    categoryName: localText,
    summary: text,
    menuImage: v.optional(v.string()),
    latestSectionHeader: text,
    latestSection: v.optional(v.boolean()),
    /** File names of posts in this category. */
    featuredSection: v.optional(v.array(identifier), []),
    /** Sort order of categories; equal values sort by name. */
    order: v.optional(v.number(), 100),
  }),
  v.rawCheck(({ dataset, addIssue }) => checkFacts(dataset, addIssue)),
);
export type BlogCategoryFile = v.InferOutput<typeof blogCategoryFile>;

/**
 * Schema of a post: `blog/<category>/<post>.yaml`. Only the title is required, so that editors can preview an
 * unfinished post.
 */
export const blogPostFile = v.pipe(
  v.strictObject({
    title: localText,
    summary: text,
    keywords: text,
    author: text,
    /** DD-MM-YYYY. The schema accepts any text; the web omits a date that it cannot parse (BL-01). */
    dateCreated: v.optional(v.string()),
    heroImage: v.optional(v.string()),
    heroImageAlt: text,
    html: text,
  }),
  v.rawCheck(({ dataset, addIssue }) => checkFacts(dataset, addIssue)),
);
export type BlogPostFile = v.InferOutput<typeof blogPostFile>;

function checkFacts(dataset: { typed: boolean; value: unknown }, addIssue: (issue: { message: string }) => void): void {
  const problem = dataset.typed ? factsProblem(dataset.value) : null;
  if (problem !== null) addIssue({ message: problem });
}
