import type { CustomerFundsRating } from '@foyer/contract/blocks';
import { useText } from '../../i18n/TextContext.tsx';
import styles from './legalText.module.css';

export interface CustomerFundsProperties {
  heading?: string | undefined;
  /** Id that links point to. */
  anchor?: string | undefined;
  rating?: CustomerFundsRating | undefined;
  text?: string | undefined;
  note?: string | undefined;
}

/** UK25: how far customers' money is protected if the business fails. */
export function CustomerFunds({ heading, anchor, rating, text, note }: CustomerFundsProperties) {
  const { t } = useText();
  return (
    <section className={styles.text} id={anchor}>
      <h2>{heading ?? t('legal.customerFunds')}</h2>
      {rating !== undefined && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('legal.rating')}</dt>
            <dd>{t(`legal.rating.${rating}`)}</dd>
          </div>
        </dl>
      )}
      {text !== undefined && <p>{text}</p>}
      {note !== undefined && <p className={styles.meta}>{note}</p>}
    </section>
  );
}
