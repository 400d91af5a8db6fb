import type { MouseEvent } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { ArticlePart } from './articleParts.ts';
import { BlogPicture } from './BlogPicture.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './BlogArticle.module.css';

export interface BlogArticleBlock {
  title: string;
  summary: string;
  categoryText: string;
  categoryPath: string | null;
  categoryImage: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
  minutes: number | null;
  author: string;
  heroImage: string | null;
  heroImageAlt: string;
  /** Sanitised by the server. */
  html: string;
  contents: readonly ArticlePart[];
}

/** Table of contents of an article: beside the text on wide screens, above it on narrow ones. */
function ArticleContents({ entries }: { entries: readonly ArticlePart[] }) {
  const { t } = useText();
  // The browser's own jump would add a history entry, and going back through that entry would reload the page.
  const jump = (event: MouseEvent, id: string) => {
    const part = event.currentTarget.ownerDocument.getElementById(id);
    if (part === null || !isPlainPress(event)) return;
    event.preventDefault();
    part.focus({ preventScroll: true });
    part.scrollIntoView();
  };
  return (
    <nav className={styles.contents} aria-label={t('blog.contents')}>
      <p>{t('blog.contents')}</p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} data-early="" onClick={(event) => jump(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Renders one blog post. */
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
            {categoryPath === null ? (
              <span>{post.categoryText}</span>
            ) : (
              <SiteLink href={categoryPath}>{post.categoryText}</SiteLink>
            )}
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
          <p className={styles.actions}>
            <SiteLink href={sitePaths.saferGambling}>{t('site.saferGambling')}</SiteLink>
            <SiteLink href={helpLine.url}>{t('site.helpLine', { name: helpLine.name })}</SiteLink>
          </p>
        </footer>
      </div>
    </article>
  );
}
