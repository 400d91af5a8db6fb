import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { BlogSection, BlogSelection } from './blogSelection.ts';
import { FeaturedPosts } from './FeaturedPosts.tsx';
import { PostFeature } from './PostFeature.tsx';
import { PostGrid } from './PostGrid.tsx';
import styles from './BlogOverview.module.css';

export interface BlogOverviewBlock extends BlogSelection {
  heading: string;
  /** The page of one category, which shows its name. */
  isCategory: boolean;
  featuredHeading: string;
}

/** The blog, or one category of it: one post large, those put forward beside it, the latest below. */
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
      {/* On the overview the chips above say where this is to who sees them. */}
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
            data-tells="viewMore"
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
