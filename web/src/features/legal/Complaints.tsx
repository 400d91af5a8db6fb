import { daysText } from '@foyer/contract/daysText';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './legalText.module.css';

export interface ComplaintsProperties {
  heading?: string | undefined;
  text?: string | undefined;
  /** Calendar days from the receipt of a complaint. */
  acknowledgementDays?: number | undefined;
  decisionDays?: number | undefined;
  /** The html is sanitised by the server. */
  steps?: readonly { heading: string; html: string }[] | undefined;
  disputeBody?: { Name: string; Url: string } | undefined;
  afterwards?: string | undefined;
  independence?: string | undefined;
  note?: string | undefined;
  /** Whether the block leads its page; its heading is then the page's main heading. */
  leadsPage?: boolean | undefined;
}

/** UK27, ON15, MT6: how to complain, in steps with their times, and who decides a dispute. */
export function Complaints({
  heading,
  text,
  acknowledgementDays,
  decisionDays,
  steps = [],
  disputeBody,
  afterwards,
  independence,
  note,
  leadsPage = false,
}: ComplaintsProperties) {
  const { t } = useText();
  const { locale } = useVisit();
  const title = heading ?? t('legal.complaints');
  const times = [
    ['legal.acknowledged', acknowledgementDays],
    ['legal.decided', decisionDays],
  ] as const;
  return (
    <section className={styles.text}>
      {leadsPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      {text !== undefined && <p>{text}</p>}
      <dl className={styles.facts}>
        {times.map(
          ([name, days]) =>
            days !== undefined && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{daysText(days, locale)}</dd>
              </div>
            ),
        )}
        {disputeBody !== undefined && (
          <div>
            <dt>{t('legal.disputeBody')}</dt>
            <dd>
              <SiteLink href={disputeBody.Url}>{disputeBody.Name}</SiteLink>
            </dd>
          </div>
        )}
      </dl>
      {steps.length > 0 && (
        <>
          <h2>{t('legal.steps')}</h2>
          <ol className={styles.steps}>
            {steps.map(({ heading: step, html }) => (
              <li key={step}>
                <h3>{step}</h3>
                <SafeHtml html={html} />
              </li>
            ))}
          </ol>
        </>
      )}
      {afterwards !== undefined && (
        <>
          <h2>{t('legal.afterwards')}</h2>
          <p>{afterwards}</p>
        </>
      )}
      {independence !== undefined && <Notice kind="info">{independence}</Notice>}
      {note !== undefined && <p className={`${styles.meta} ${styles.note}`}>{note}</p>}
    </section>
  );
}
