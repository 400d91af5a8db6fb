import { SiteLink } from '../../ui/SiteLink.tsx';
import type { BlogPost } from './blogCategories.ts';
import { BlogPicture } from './BlogPicture.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './PostCard.module.css';

/** A post in a list: picture above, title and date below. The whole card is the link's. */
export function PostCard({ post }: { post: BlogPost }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {/* The title says it; who hears the page need not hear it twice. */}
        <BlogPicture picture={post.heroImage} alt="" />
      </div>
      <div className={styles.words}>
        <h3>
          <SiteLink href={post.path}>{post.title}</SiteLink>
        </h3>
        <PostFacts date={post.date} />
      </div>
    </article>
  );
}
