import { useText } from '../../i18n/TextContext.tsx';
import { declaredStorage } from '../../services/storage/declaredStorage.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { durationMessage } from './durationMessage.ts';
import styles from './CookieTable.module.css';

export interface CookieTableProperties {
  heading?: string | undefined;
  /** Id that links point to, also for readers without JavaScript. */
  anchor?: string | undefined;
}

const groups = ['C0001', 'C0003', 'C0002', 'C0004'] as const;

/**
 * CO-01: lists everything this site may store in the browser, by the consent it requires. Generated from the code's own
 * declarations, so it is never out of date.
 */
export default function CookieTable({ heading, anchor }: CookieTableProperties) {
  const { t } = useText();
  return (
    <section className={styles.table} id={anchor}>
      <h2>{heading ?? t('cookieTable.heading')}</h2>
      <ButtonLink className={styles.change ?? ''} href="/cookies#settings">
        {t('cookieTable.change')}
      </ButtonLink>
      {groups.map((group) => {
        const declared = declaredStorage.filter((item) => item.group === group);
        return (
          <div key={group} className={styles.group}>
            <h3>{t(`cookieTable.group.${group}`)}</h3>
            {declared.length === 0 ? (
              <p>{t('cookieTable.none')}</p>
            ) : (
              <ul>
                {declared.map(({ key, name, kind, maxAgeSeconds }) => {
                  const life = durationMessage(kind, maxAgeSeconds);
                  return (
                    <li key={name}>
                      <code>{name}</code>
                      <span>{t(`cookieTable.purpose.${key}`)}</span>
                      <small>{`${t(`cookieTable.kind.${kind}`)} · ${t(life.key, life.values)}`}</small>
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}
