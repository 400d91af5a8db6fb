import type { MouseEvent } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { isPlainPress } from '../../ui/plainPress.ts';
import type { ArticlePart } from './articleParts.ts';
import styles from './BlogArticle.module.css';

/** The parts of an article. Beside it where there is room, above it elsewhere. */
export function ArticleContents({ entries }: { entries: readonly ArticlePart[] }) {
  const { t } = useText();
  // The browser's own jump would make an entry in the history, and going back through it would begin the page anew.
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
