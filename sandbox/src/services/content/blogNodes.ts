import type { ContentNode } from '@foyer/contract/content';
import { type BlogPost, blogTree, readingMinutes } from './blogTree.ts';
import { contentId } from './contentId.ts';
import type { FinishTexts } from './finishTexts.ts';
import type { Layers } from './layers.ts';

/**
 * Builds the blog as nodes: one `blogCategory` per category with its `blogPost`s below. `place` is the place of the
 * parent node.
 */
export function blogNodes(layers: Layers, place: string, finish: FinishTexts): ContentNode[] {
  return blogTree(layers).map(({ name, path, file, posts }) => {
    const { order: _order, featuredSection, ...properties } = file;
    const idOf = (post: string) => contentId(`${place}/blog/${name}/${post}`);
    return {
      Id: contentId(`${place}/blog/${name}`),
      Name: String(finish(file.categoryName)),
      Alias: 'blogCategory',
      Properties: {
        path,
        ...(finish(properties) as Record<string, unknown>),
        featuredSection: featuredSection.filter((post) => posts.some((one) => one.name === post)).map(idOf),
      },
      Children: posts.map((post) => postNode(post, idOf(post.name), String(finish(file.categoryName)), finish)),
    };
  });
}

/** Omits the body text: a list of posts shows titles. */
function postNode({ path, file }: BlogPost, id: number, categoryText: string, finish: FinishTexts): ContentNode {
  const { title, html = '', dateCreated, heroImage, heroImageAlt } = file;
  const shown = { dateCreated, heroImage, heroImageAlt: finish(heroImageAlt) };
  return {
    Id: id,
    Name: String(finish(title)),
    Alias: 'blogPost',
    Properties: {
      path,
      categoryText,
      minutes: readingMinutes(String(finish(html))),
      ...Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)),
    },
    Children: [],
  };
}
