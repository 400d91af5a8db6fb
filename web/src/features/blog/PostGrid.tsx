import { SiteLink } from '../../ui/SiteLink.tsx';
import type { BlogPost } from './blogCategories.ts';
import { BlogPicture } from './BlogPicture.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './PostGrid.module.css';

/** Post in a list: picture above, title and date below. The whole card is one link. */
function PostCard({ post }: { post: BlogPost }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {/* The title has the same content, so screen readers skip the picture. */}
        <BlogPicture picture={post.heroImage} alt="" />
      </div>
      <div className={styles.text}>
        <h3>
          <SiteLink href={post.path}>{post.title}</SiteLink>
        </h3>
        <PostFacts date={post.date} />
      </div>
    </article>
  );
}

/** Grid of post cards: four columns on wide screens, one on a phone. */
export function PostGrid({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.id} className="whole">
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
