import { block } from '../../domain/block/blockDefinition.ts';
import type { BlogArticleBlock } from './BlogArticle.tsx';
import type { BlogNavigationBlock } from './BlogNavigation.tsx';
import type { BlogOverviewBlock } from './BlogOverview.tsx';
import type { BlogRelatedBlock } from './BlogRelated.tsx';

const blog = { region: 'main', load: 'now', messageArea: 'blog' } as const;

export const blogBlocks = [
  block<BlogNavigationBlock>({
    alias: 'blogNavigation',
    ...blog,
    isStatic: true,
    module: 'src/features/blog/BlogNavigation.tsx',
    view: () => import('./BlogNavigation.tsx'),
  }),
  block<BlogOverviewBlock>({
    alias: 'blogOverview',
    ...blog,
    isStatic: true,
    module: 'src/features/blog/BlogOverview.tsx',
    view: () => import('./BlogOverview.tsx'),
  }),
  block<BlogArticleBlock>({
    alias: 'blogArticle',
    ...blog,
    module: 'src/features/blog/BlogArticle.tsx',
    view: () => import('./BlogArticle.tsx'),
  }),
  block<BlogRelatedBlock>({
    alias: 'blogRelated',
    ...blog,
    isStatic: true,
    module: 'src/features/blog/BlogRelated.tsx',
    view: () => import('./BlogRelated.tsx'),
  }),
];
