import * as v from 'valibot';
import { factsProblem } from './componentProblem.ts';
import { localText } from './localText.ts';
import { word } from './pageFile.ts';

const text = v.optional(localText);

/** A category of the blog: `blog/<category>/category.yaml`. Fields of S3. */
export const blogCategoryFile = v.pipe(
  v.strictObject({
    categoryName: localText,
    summary: text,
    menuImage: v.optional(v.string()),
    latestSectionHeader: text,
    latestSection: v.optional(v.boolean()),
    /** File names of posts of this category. */
    featuredSection: v.optional(v.array(word), []),
    /** Categories stand in this order, then by name. */
    order: v.optional(v.number(), 100),
  }),
  v.rawCheck(({ dataset, addIssue }) => checkFacts(dataset, addIssue)),
);
export type BlogCategoryFile = v.InferOutput<typeof blogCategoryFile>;

/** A post: `blog/<category>/<post>.yaml`. Only the title must be there, so that a half-written post can be looked at. */
export const blogPostFile = v.pipe(
  v.strictObject({
    title: localText,
    summary: text,
    keywords: text,
    author: text,
    /** DD-MM-YYYY. Any text is taken: the web shows a post whose date it cannot read without one (BL-01). */
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
