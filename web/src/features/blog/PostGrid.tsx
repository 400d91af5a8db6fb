import type { BlogPost } from './blogCategories.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostGrid.module.css';

/** Cards side by side: four columns where there is room, one on a phone. */
export function PostGrid({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
