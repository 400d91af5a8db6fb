import type { CustomerFundsRating } from '@foyer/contract/blocks';
import { assertNever } from '../../base/assertNever.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Complaints, type ComplaintsProperties } from './Complaints.tsx';
import { TermsText, type TermsTextProperties } from './TermsText.tsx';
import styles from './legalText.module.css';

interface CustomerFundsProperties {
  heading?: string | undefined;
  /** Id that links point to. */
  anchor?: string | undefined;
  rating?: CustomerFundsRating | undefined;
  text?: string | undefined;
  note?: string | undefined;
}

/** UK25: how far customers' money is protected if the business fails. */
function CustomerFunds({ heading, anchor, rating, text, note }: CustomerFundsProperties) {
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

export type LegalTextProperties =
  | ({ kind: 'complaints' } & ComplaintsProperties)
  | ({ kind: 'customerFunds' } & CustomerFundsProperties)
  | ({ kind: 'termsText' } & TermsTextProperties);

/** The structured legal texts. One module for all, because every page names the modules of all blocks. */
export default function LegalText(properties: LegalTextProperties) {
  switch (properties.kind) {
    case 'complaints':
      return <Complaints {...properties} />;
    case 'customerFunds':
      return <CustomerFunds {...properties} />;
    case 'termsText':
      return <TermsText {...properties} />;
    default:
      return assertNever(properties);
  }
}
