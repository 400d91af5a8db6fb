import { balanceTypes } from '@foyer/contract/balanceTypes';
import { useEffect, useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { balanceIn, crossesBelow, lastKnownBalance } from './crossesBelow.ts';
import styles from './LowBalanceReminder.module.css';

/** Says that the balance has become low, and that nothing needs doing; never in a round (BK-04, UK9). */
export default function LowBalanceReminder() {
  const { t } = useText();
  const { lowBalance } = useVisit();
  const { balance } = usePlayerFigures();
  const { threshold, wording } = lowBalance;
  const [isWanted, setWanted] = useState(false);
  const isShown = useQueuedOverlay('lowBalance', isWanted, 'money', { waitsForRound: true });
  useEffect(() => {
    const look = () => {
      const { account, summary } = playerStore.getState();
      const amount = summary?.balances.find(({ type }) => type === balanceTypes.real)?.amount;
      if (account === null || amount === undefined) return;
      const { userId } = account.core;
      // Kept beside the page: the balance may have come before this code, or fallen while the page was away.
      const before = balanceIn(tabStorage.get(storedKeys.balanceSeen), userId);
      tabStorage.set(storedKeys.balanceSeen, lastKnownBalance(userId, amount));
      if (amount >= threshold) setWanted(false);
      // Who has just moved money knows what is left of it.
      else if (crossesBelow(before, amount, threshold) && !siteStore.getState().bankingModal.show) setWanted(true);
    };
    look();
    return playerStore.subscribe(look);
  }, [threshold]);
  useEffect(() => {
    if (isShown) trackInteraction({ area: 'lowBalance', action: 'shown' });
  }, [isShown]);
  const end = (action: 'deposit' | 'transactions' | 'close') => {
    trackInteraction({ area: 'lowBalance', action });
    setWanted(false);
    if (action !== 'close') siteStore.setState({ bankingModal: { show: true, view: action } });
  };
  const way = wording === 'neutral' ? 'transactions' : 'deposit';
  return (
    <Dialog isOpen={isShown} onClose={() => end('close')} title={t('banking.low.title')} isSheet>
      <div className={styles.card}>
        <span className={styles.icon}>
          <Icon name="wallet" size={36} />
        </span>
        <p>{t('banking.low.text', { amount: balance })}</p>
        <div className={styles.ways}>
          <Button variant="outline" onClick={() => end(way)}>
            {t(`banking.low.${way}`)}
          </Button>
          <Button variant="outline" onClick={() => end('close')}>
            {t('banking.low.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
