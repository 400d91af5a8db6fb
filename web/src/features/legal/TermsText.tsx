import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './legalText.module.css';

interface VersionEntry {
  version: string;
  /** When the version applies from, ISO 8601. */
  date: string;
  changes?: readonly string[] | undefined;
  Url: string;
}

export interface TermsTextProperties {
  version?: string | undefined;
  date?: string | undefined;
  changes?: readonly string[] | undefined;
  heading?: string | undefined;
  /** Whether the version applies now; missing for terms without versions. */
  standing?: 'current' | 'earlier' | 'upcoming' | undefined;
  /** When the next version replaces this one, ISO 8601. */
  until?: string | undefined;
  /** The html is sanitised by the server. */
  sections?: readonly { heading: string; html: string; anchor?: string | undefined }[] | undefined;
  versions?: readonly VersionEntry[] | undefined;
  /** Whether the block leads its page; its heading is then the page's main heading. */
  leadsPage?: boolean | undefined;
}

/** UK28, ON16, MT7: one version of the terms, what it changed, and links to all other versions. */
export function TermsText({
  heading,
  version,
  date,
  standing,
  until,
  changes = [],
  sections = [],
  versions = [],
  leadsPage = false,
}: TermsTextProperties) {
  const { t } = useText();
  const { locale } = useVisit();
  const title = heading ?? t('legal.terms');
  const day = (moment: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
  return (
    <section className={styles.text}>
      {leadsPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      {version !== undefined && date !== undefined && (
        <p className={styles.meta}>
          {until === undefined
            ? t('legal.version', { version, date: day(date) })
            : t('legal.versionUntil', { version, date: day(date), until: day(until) })}
        </p>
      )}
      {(standing === 'earlier' || standing === 'upcoming') && (
        <Notice kind="warning">
          <p>{t(`legal.${standing}`)}</p>
          <SiteLink href={sitePaths.terms}>{t('legal.current')}</SiteLink>
        </Notice>
      )}
      {changes.length > 0 && (
        <div className={styles.panel}>
          <h2>{t('legal.changes')}</h2>
          <Changes changes={changes} />
        </div>
      )}
      {sections.length > 1 && (
        <nav className={`${styles.panel} ${styles.contents}`} aria-label={t('legal.contents')}>
          <ol>
            {sections.map(({ heading: name, anchor }) => (
              <li key={name}>{anchor === undefined ? name : <a href={`#${anchor}`}>{name}</a>}</li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map(({ heading: name, html, anchor }) => (
        <section key={name} id={anchor} className={styles.section}>
          <h2>{name}</h2>
          <SafeHtml html={html} />
        </section>
      ))}
      {versions.length > 0 && (
        <>
          <h2>{t('legal.versions')}</h2>
          <ul className={styles.versions}>
            {versions.map((other) => (
              <li key={other.version}>
                <SiteLink href={other.Url}>
                  {t('legal.version', { version: other.version, date: day(other.date) })}
                </SiteLink>
                {other.changes !== undefined && other.changes.length > 0 && <Changes changes={other.changes} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
