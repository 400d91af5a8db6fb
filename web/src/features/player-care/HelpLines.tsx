import type { Protection } from '@foyer/contract/limits';
import { useText } from '../../i18n/TextContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './section.module.css';

/** ON2, UK20: who helps in the player's market, by name and number. */
export function HelpLines({ offers: { helpLine, exclusionScheme } }: { offers: Protection['offers'] }) {
  const { t } = useText();
  return (
    <section className={styles.section}>
      <h3>{t('care.help')}</h3>
      <p className={styles.what}>{t('care.help.what')}</p>
      <ul className={styles.links}>
        <li>
          <SiteLink href={helpLine.url}>{helpLine.name}</SiteLink>
        </li>
        {helpLine.phone !== undefined && (
          <li>
            <a href={`tel:${helpLine.phone.replaceAll(/[^\d+]/g, '')}`}>{helpLine.phone}</a>
          </li>
        )}
        {exclusionScheme !== null && (
          <li>
            <SiteLink href={exclusionScheme.url}>{exclusionScheme.name}</SiteLink>
          </li>
        )}
      </ul>
    </section>
  );
}
