import { SiteLink } from '../../ui/SiteLink.tsx';
import type { BlogPost } from './blogCategories.ts';
import { BlogPicture } from './BlogPicture.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './FeaturedPosts.module.css';

/** The posts that the editors put forward, one below the other. */
export function FeaturedPosts({ heading, posts }: { heading: string; posts: readonly BlogPost[] }) {
  return (
    <section className={styles.featured} {...(heading === '' ? {} : { 'aria-label': heading })}>
      {heading !== '' && <h2>{heading}</h2>}
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <div className={styles.thumb}>
              <BlogPicture picture={post.heroImage} alt="" />
            </div>
            <div>
              <h3>
                <SiteLink href={post.path}>{post.title}</SiteLink>
              </h3>
              <PostFacts date={post.date} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
