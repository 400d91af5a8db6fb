import type { Protection } from '@foyer/contract/limits';
import { useText } from '../../i18n/TextContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { BreakForm } from './BreakForm.tsx';
import styles from './section.module.css';

/** Time-out and self-exclusion: what they mean stands before what begins them (UK20, MT3). */
export function Breaks({ offers }: { offers: Protection['offers'] }) {
  const { t } = useText();
  const { timeOuts, selfExclusions, exclusionScheme, excludedMayWithdraw, otherBrands } = offers;
  return (
    <section className={styles.section}>
      <h3>{t('care.breaks')}</h3>
      <details className={styles.fold}>
        <summary>{t('care.timeOut')}</summary>
        <div>
          <p>{t('care.timeOut.what')}</p>
          <BreakForm kind="timeOut" periods={timeOuts} otherBrands={[]} />
        </div>
      </details>
      <details className={styles.fold}>
        <summary>{t('care.exclusion')}</summary>
        <div>
          <p>{t(excludedMayWithdraw ? 'care.exclusion.whatHere' : 'care.exclusion.what')}</p>
          <p>{t(excludedMayWithdraw ? 'care.exclusion.moneyHere' : 'care.exclusion.money')}</p>
          {exclusionScheme !== null && (
            <p>
              <SiteLink href={exclusionScheme.url}>
                {t('care.exclusion.scheme', { name: exclusionScheme.name })}
              </SiteLink>
            </p>
          )}
          <BreakForm kind="selfExclusion" periods={selfExclusions} otherBrands={otherBrands} />
        </div>
      </details>
    </section>
  );
}
