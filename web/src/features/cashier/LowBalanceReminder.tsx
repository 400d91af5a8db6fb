import { balanceTypes } from '@foyer/contract/balanceTypes';
import { useEffect, useState } from 'react';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { parseStoredBalance, crossesBelow, storedBalanceText } from './crossesBelow.ts';
import status from '../../ui/statusCard.module.css';

/**
 * Informs the player once that the balance is low, without a call to action. Never shown during a round (BK-04, UK9).
 */
export default function LowBalanceReminder() {
  const { t } = useText();
  const { lowBalance } = useVisit();
  const { balance } = usePlayerFigures();
  const { threshold, wording } = lowBalance;
  const [isWanted, setWanted] = useState(false);
  const isShown = useQueuedOverlay('lowBalance', isWanted, 'money', { waitsForRound: true });
  useEffect(() => {
    const checkBalance = () => {
      const { account, summary } = playerStore.getState();
      const amount = summary?.balances.find(({ type }) => type === balanceTypes.real)?.amount;
      if (account === null || amount === undefined) return;
      const { userId } = account.core;
      // Stored in the tab: the balance may have arrived before this code loaded, or dropped while the page was
      // reloading.
      const before = parseStoredBalance(tabStorage.get(storedKeys.balanceSeen), userId);
      tabStorage.set(storedKeys.balanceSeen, storedBalanceText(userId, amount));
      if (amount >= threshold) setWanted(false);
      // A player who has just made a payment in the open cashier already sees the balance.
      else if (crossesBelow(before, amount, threshold) && !siteStore.getState().bankingModal.show) setWanted(true);
    };
    checkBalance();
    return playerStore.subscribe(checkBalance);
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
    <Dialog isOpen={isShown} onClose={() => end('close')} title={t('cashier.low.title')} isSheet>
      <div className="stack g12">
        <span className={status.icon}>
          <Icon name="wallet" size={36} />
        </span>
        <p>{t('cashier.low.text', { amount: balance })}</p>
        <div className={status.choices}>
          <Button variant="outline" onClick={() => end(way)}>
            {t(`cashier.low.${way}`)}
          </Button>
          <Button variant="outline" onClick={() => end('close')}>
            {t('cashier.low.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
