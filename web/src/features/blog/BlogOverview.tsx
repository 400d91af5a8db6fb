import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { BlogPost } from './blogCategories.ts';
import { BlogPicture } from './BlogPicture.tsx';
import type { BlogSection, BlogSelection } from './blogSelection.ts';
import { PostFacts } from './PostFacts.tsx';
import { PostGrid } from './PostGrid.tsx';
import styles from './BlogOverview.module.css';

export interface BlogOverviewBlock extends BlogSelection {
  heading: string;
  /** True on the page of one category, which shows the category's name. */
  isCategory: boolean;
  featuredHeading: string;
}

/** Lists the posts that editors feature. */
function FeaturedPosts({ heading, posts }: { heading: string; posts: readonly BlogPost[] }) {
  return (
    <section className={styles.featured} {...(heading === '' ? {} : { 'aria-label': heading })}>
      {heading !== '' && <h2>{heading}</h2>}
      <ul>
        {posts.map((post) => (
          <li key={post.id} className="whole">
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

/** Large post with its text on a gradient over the picture. */
function PostFeature({ post }: { post: BlogPost }) {
  return (
    <article className={styles.feature}>
      <BlogPicture picture={post.heroImage} alt={post.heroImageAlt} isFirst />
      <div className={styles.text}>
        <span className={styles.category}>{post.categoryText}</span>
        <h2>
          <SiteLink href={post.path}>{post.title}</SiteLink>
        </h2>
        <PostFacts date={post.date} minutes={post.minutes} />
      </div>
    </article>
  );
}

/** Shows the blog or one of its categories: one large post, featured posts beside it, the latest posts below. */
export default function BlogOverview({
  heading,
  isCategory,
  featuredHeading,
  feature,
  featured,
  sections,
}: BlogOverviewBlock) {
  const { t } = useText();
  return (
    <div className={styles.overview}>
      {/* On the overview the chips above show the location to sighted readers, so the heading is only for screen readers. */}
      <h1 className={isCategory ? styles.name : 'visually-hidden'}>
        {heading === '' ? t('blog.categories') : heading}
      </h1>
      {feature === null && <p className={styles.empty}>{t('blog.empty')}</p>}
      {feature !== null && (
        <div className={featured.length > 0 ? styles.lead : undefined}>
          <PostFeature post={feature} />
          {featured.length > 0 && <FeaturedPosts heading={featuredHeading} posts={featured} />}
        </div>
      )}
      {sections.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
    </div>
  );
}

function Section({ heading, viewAllUrl, posts }: BlogSection) {
  const { t } = useText();
  return (
    <section className={styles.section} aria-label={heading}>
      <div className={styles.heading}>
        <h2>{heading}</h2>
        {viewAllUrl !== null && (
          <SiteLink
            className={styles.all}
            data-track="viewMore"
            href={viewAllUrl}
            aria-label={t('lobby.viewAllOf', { name: heading })}
          >
            {t('lobby.viewAll')}
            <Icon name="caret-right-bold" size={16} />
          </SiteLink>
        )}
      </div>
      <PostGrid posts={posts} />
    </section>
  );
}
