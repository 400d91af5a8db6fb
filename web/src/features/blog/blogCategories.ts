import type { ContentNode } from '@foyer/contract/content';
import { blogCategoryProperties, blogPostProperties } from '@foyer/contract/content';
import * as v from 'valibot';
import { isAllowedPicture } from '../../domain/site/isAllowedPicture.ts';
import { byDateDescending, parseBlogDate } from './blogDate.ts';

/** Fields of a post that lists show. */
export interface BlogPost {
  id: number;
  title: string;
  path: string;
  categoryText: string;
  /** YYYY-MM-DD. */
  date: string | null;
  minutes: number | null;
  heroImage: string | null;
  heroImageAlt: string;
}

export interface BlogCategory {
  name: string;
  path: string;
  menuImage: string | null;
  latestHeader: string;
  /** Whether the overview lists the category's posts among the latest. */
  showsLatest: boolean;
  featuredIds: readonly number[];
  /** Newest first. */
  posts: readonly BlogPost[];
}

/** S9: maximum number of posts in a category. */
export const postsPerCategory = 5;

/**
 * Builds the blog from nodes of the content service. A post requires a title and an address; every other field is
 * optional. Invalid entries are dropped, and their paths are passed to `report`.
 */
export function blogCategories(
  nodes: readonly ContentNode[],
  report: (field: string) => void,
  pictureOrigins: readonly string[],
): BlogCategory[] {
  const picture = (address: string | undefined, field: string) => {
    if (address === undefined || isAllowedPicture(address, pictureOrigins)) return address ?? null;
    report(field);
    return null;
  };
  return nodes.flatMap((node) => {
    const read = v.safeParse(blogCategoryProperties, withoutEmpty(node.Properties));
    const {
      path,
      menuImage,
      latestSectionHeader,
      latestSection = true,
      featuredSection = [],
      categoryName = node.Name,
    } = read.success ? read.output : {};
    if (path === undefined || categoryName === '') {
      report(`blogCategory ${node.Id}`);
      return [];
    }
    const posts = byDateDescending(
      node.Children.flatMap((child) => blogPost(child, categoryName, { report, picture }) ?? []),
    ).slice(0, postsPerCategory);
    return [
      {
        name: categoryName,
        path,
        menuImage: picture(menuImage, `${path} menuImage`),
        latestHeader: latestSectionHeader ?? categoryName,
        showsLatest: latestSection,
        featuredIds: featuredSection,
        posts,
      },
    ];
  });
}

function blogPost(
  { Id, Name, Alias, Properties }: ContentNode,
  categoryName: string,
  {
    report,
    picture,
  }: {
    report: (field: string) => void;
    /** A picture is decorative: one that pages may not show is dropped and reported. */
    picture: (address: string | undefined, field: string) => string | null;
  },
): BlogPost | null {
  if (Alias !== 'blogPost') return null;
  const read = v.safeParse(blogPostProperties, withoutEmpty(Properties));
  const {
    path,
    categoryText = categoryName,
    dateCreated,
    minutes,
    heroImage,
    heroImageAlt = '',
  } = read.success ? read.output : {};
  if (path === undefined || Name === '') {
    report(`blogPost ${Id}`);
    return null;
  }
  const date = parseBlogDate(dateCreated);
  if (date === null) report(`${path} dateCreated`);
  return {
    id: Id,
    title: Name,
    path,
    categoryText,
    date,
    minutes: minutes ?? null,
    heroImage: picture(heroImage, `${path} heroImage`),
    heroImageAlt,
  };
}

/** Treats empty fields as missing. */
function withoutEmpty(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null && value !== ''));
}
