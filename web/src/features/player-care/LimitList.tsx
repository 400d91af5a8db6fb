import { limitKinds } from '@foyer/contract/limits';
import type { Limit, LimitKind, Protection } from '@foyer/contract/limits';
import { useText } from '../../i18n/TextContext.tsx';
import { LimitRow } from './LimitRow.tsx';
import styles from './section.module.css';

/** Deposit limit first and open; the other two have the same rows a press away (UK12). */
export function LimitList({ protection: { limits, currencyIsoCode } }: { protection: Protection }) {
  const { t } = useText();
  const of = (kind: LimitKind) => limits.filter((limit) => limit.kind === kind);
  return (
    <section className={styles.section} id="limits">
      <h3>{t('care.limits')}</h3>
      <p className={styles.what}>{t('care.limits.rule')}</p>
      {limitKinds.map((kind) => (
        <details
          key={kind}
          className={styles.fold}
          open={kind === 'deposit' || of(kind).some(({ value, waiting }) => value !== null || waiting !== null)}
        >
          <summary>{t(`care.limit.${kind}`)}</summary>
          <div>
            <p>{t(`care.limit.${kind}.what`)}</p>
            <Rows limits={of(kind)} currencyIsoCode={currencyIsoCode} />
          </div>
        </details>
      ))}
    </section>
  );
}

function Rows({ limits, currencyIsoCode }: { limits: readonly Limit[]; currencyIsoCode: string }) {
  return (
    <ul className={styles.rows}>
      {limits.map((limit) => (
        <li key={limit.period}>
          <LimitRow limit={limit} currencyIsoCode={currencyIsoCode} />
        </li>
      ))}
    </ul>
  );
}
