import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import styles from './PromotionCard.module.css';

/** What became of a bonus that the player took: how far it is, or how it ended. */
export function BonusProgress({
  bonus: { state, amount, currencyIsoCode, wagered, toWager },
}: {
  bonus: NonNullable<PromotionCard['bonus']>;
}) {
  const { t, formats } = useText();
  const money = (value: number) => formats.money(value, currencyIsoCode);
  if (state !== 'active')
    return (
      <p className={styles.outcome}>
        {t(state === 'released' ? 'promotions.released' : 'promotions.lapsed', { amount: money(amount) })}
      </p>
    );
  const text = t('promotions.progress', { wagered: money(wagered), total: money(toWager), amount: money(amount) });
  return (
    <div className={styles.progress}>
      <progress max={toWager} value={wagered} aria-label={t('promotions.progressName')} />
      <p className={styles.outcome}>{text}</p>
      <button type="button" className={styles.how} onClick={() => openOverlay('freedomBonus')}>
        {t('promotions.howItWorks')}
      </button>
    </div>
  );
}
