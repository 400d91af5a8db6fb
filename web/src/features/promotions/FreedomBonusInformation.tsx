import { balanceTypes } from '@foyer/contract/balanceTypes';
import { useEffect } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { refreshSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './PromotionTerms.module.css';

/** QU-06: explains to a player with a bonus balance what it is and what it is not. */
export default function FreedomBonusInformation() {
  const { t, formats } = useText();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'freedomBonus');
  const summary = useStoreValue(playerStore, (player) => player.summary);
  const amount = summary?.balances.find(({ type }) => type === balanceTypes.bonus)?.amount;
  // The minute poll may not know a bonus that was just taken.
  useEffect(() => void (isOpen && refreshSessionSummary()), [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={closeOverlay} title={t('promotions.bonusTitle')} size="medium">
      <div className={styles.terms}>
        {/* An unknown balance is not shown: it is not the same as zero. */}
        {summary !== null && amount !== undefined && (
          <p>
            {amount > 0
              ? t('promotions.bonusNow', { amount: formats.money(amount, summary.currencyIsoCode) })
              : t('promotions.bonusNone')}
          </p>
        )}
        <ul>
          <li>{t('promotions.bonusRule1')}</li>
          <li>{t('promotions.bonusRule2')}</li>
          <li>{t('promotions.bonusRule3')}</li>
          <li>{t('promotions.bonusRule4')}</li>
        </ul>
      </div>
    </Dialog>
  );
}
