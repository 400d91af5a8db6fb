import type { BlogPost } from './blogCategories.ts';
import { PostGrid } from './PostGrid.tsx';
import styles from './BlogOverview.module.css';

export interface BlogRelatedBlock {
  heading: string;
  posts: readonly BlogPost[];
}

/** Lists related posts below an article. */
export default function BlogRelated({ heading, posts }: BlogRelatedBlock) {
  if (posts.length === 0) return null;
  return (
    <div className={styles.overview}>
      <section className={styles.section} {...(heading === '' ? {} : { 'aria-label': heading })}>
        {heading !== '' && (
          <div className={styles.heading}>
            <h2>{heading}</h2>
          </div>
        )}
        <PostGrid posts={posts} />
      </section>
    </div>
  );
}
