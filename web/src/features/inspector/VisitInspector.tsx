import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import type { VisitReport } from './visitReport.ts';
import styles from './Inspector.module.css';

interface VisitInspectorProps {
  /** Path of the shown page. */
  path: string;
  /** Null when the server has no report. */
  load: (path: string) => Promise<VisitReport | null>;
}

/** Shows what decided which page this visitor gets, and why, for developers and testers. Sandbox only. */
export function VisitInspector({ path, load }: VisitInspectorProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(true);
  const [report, setReport] = useState<VisitReport | null>([]);
  useEffect(() => {
    let isCurrent = true;
    void load(path).then((loaded) => isCurrent && setReport(loaded));
    return () => {
      isCurrent = false;
    };
  }, [path, load]);
  if (!isOpen) {
    return (
      <Button className={styles.opener} variant="outline" icon="list" onClick={() => setOpen(true)}>
        {t('inspector.visit')}
      </Button>
    );
  }
  return (
    <section className={styles.inspector} aria-label={t('inspector.visit')}>
      <div className={styles.head}>
        <h2>{t('inspector.visit')}</h2>
        <span className={styles.count} />
        <IconButton label={t('inspector.fold')} icon="x-bold" onClick={() => setOpen(false)} />
      </div>
      {report === null ? (
        <p className={styles.none} role="alert">
          {t('inspector.noReport')}
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1)
        <div className={styles.list} role="group" aria-label={t('inspector.visit')} tabIndex={0}>
          <table className={styles.facts} aria-label={t('inspector.visit')}>
            <tbody>
              {report.map(({ fact, value, reason }) => (
                <tr key={fact}>
                  <th scope="row">{t(`inspector.fact.${fact}`)}</th>
                  <td>
                    <span>{value}</span>
                    {reason !== undefined && <p>{t(`inspector.reason.${reason}`)}</p>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
