import type { ContentNode } from '@foyer/contract/content';
import { blogCategoryProperties, blogPostProperties } from '@foyer/contract/content';
import { isPictureAddress } from '@foyer/contract/linkAddress';
import * as v from 'valibot';
import { byDateDescending, readBlogDate } from './blogDate.ts';
import type { BlogDate } from './blogDate.ts';

/** What a list shows of a post. */
export interface BlogPost {
  id: number;
  title: string;
  path: string;
  categoryText: string;
  date: BlogDate | null;
  minutes: number | null;
  heroImage: string | null;
  heroImageAlt: string;
}

export interface BlogCategory {
  name: string;
  path: string;
  menuImage: string | null;
  latestHeader: string;
  /** False: not among the overview's latest. */
  showsLatest: boolean;
  featuredIds: readonly number[];
  /** By date, the latest first. */
  posts: readonly BlogPost[];
}

/** S9: a category has at most so many posts. */
export const postsPerCategory = 5;

/**
 * The blog from the content service's nodes. What cannot be shown is left out and told to `report` by its place; a post
 * needs a title and an address, everything else may be missing.
 */
export function blogCategories(nodes: readonly ContentNode[], report: (field: string) => void): BlogCategory[] {
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
    const posts = byDateDescending(node.Children.flatMap((child) => blogPost(child, categoryName, report) ?? [])).slice(
      0,
      postsPerCategory,
    );
    return [
      {
        name: categoryName,
        path,
        menuImage: picture(menuImage, `${path} menuImage`, report),
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
  report: (field: string) => void,
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
  const date = readBlogDate(dateCreated);
  if (date === null) report(`${path} dateCreated`);
  return {
    id: Id,
    title: Name,
    path,
    categoryText,
    date,
    minutes: minutes ?? null,
    heroImage: picture(heroImage, `${path} heroImage`, report),
    heroImageAlt,
  };
}

/** A picture is an ornament: one from where no picture may come is left out and reported. */
function picture(address: string | undefined, field: string, report: (field: string) => void): string | null {
  if (address === undefined || isPictureAddress(address)) return address ?? null;
  report(field);
  return null;
}

/** An empty field is a missing one. */
function withoutEmpty(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null && value !== ''));
}
