import { SiteLink } from '../../ui/SiteLink.tsx';
import type { BlogPost } from './blogCategories.ts';
import { BlogPicture } from './BlogPicture.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './PostFeature.module.css';

/** One post large: its words stand on a gradient over the picture. */
export function PostFeature({ post }: { post: BlogPost }) {
  return (
    <article className={styles.feature}>
      <BlogPicture picture={post.heroImage} alt={post.heroImageAlt} isFirst />
      <div className={styles.words}>
        <span className={styles.category}>{post.categoryText}</span>
        <h2>
          <SiteLink href={post.path}>{post.title}</SiteLink>
        </h2>
        <PostFacts date={post.date} minutes={post.minutes} />
      </div>
    </article>
  );
}
