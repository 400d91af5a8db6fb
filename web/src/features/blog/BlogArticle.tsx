import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import type { ArticlePart } from './articleParts.ts';
import type { BlogDate } from './blogDate.ts';
import { BlogPicture } from './BlogPicture.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './BlogArticle.module.css';

export interface BlogArticleBlock {
  title: string;
  summary: string;
  categoryText: string;
  categoryPath: string | null;
  categoryImage: string | null;
  date: BlogDate | null;
  minutes: number | null;
  author: string;
  heroImage: string | null;
  heroImageAlt: string;
  /** Cleaned by the server. */
  html: string;
  contents: readonly ArticlePart[];
}

/** A post to read. */
export default function BlogArticle(post: BlogArticleBlock) {
  const { t } = useText();
  const { helpLine, mediaOrigin } = useVisit();
  const { categoryImage, categoryPath } = post;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        {post.categoryText !== '' && (
          <p className={styles.category}>
            {categoryImage !== null && (
              <img
                src={categoryImage.startsWith('/') ? mediaOrigin + categoryImage : categoryImage}
                width={18}
                height={18}
                alt=""
              />
            )}
            {categoryPath === null ? post.categoryText : <SiteLink href={categoryPath}>{post.categoryText}</SiteLink>}
          </p>
        )}
        <h1>{post.title}</h1>
        {post.summary !== '' && <p className={styles.summary}>{post.summary}</p>}
        <PostFacts date={post.date} minutes={post.minutes} />
      </header>
      {post.heroImage !== null && (
        <div className={styles.hero}>
          <BlogPicture picture={post.heroImage} alt={post.heroImageAlt} isFirst />
        </div>
      )}
      {post.contents.length > 1 && <ArticleContents entries={post.contents} />}
      <div className={styles.body}>
        {post.html !== '' && <SafeHtml className={styles.text} html={post.html} />}
        <footer className={styles.end}>
          {post.author !== '' && <p className={styles.author}>{t('blog.by', { name: post.author })}</p>}
          <p>{t('blog.safer')}</p>
          <p className={styles.ways}>
            <SiteLink href={sitePaths.saferGambling}>{t('site.saferGambling')}</SiteLink>
            <SiteLink href={helpLine.url}>{t('site.helpLine', { name: helpLine.name })}</SiteLink>
          </p>
        </footer>
      </div>
    </article>
  );
}
