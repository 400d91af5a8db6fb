import { useEffect } from 'react';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { CashierPanel } from './CashierPanel.tsx';

const titleId = 'banking-title';

/** Cashier window: deposits, withdrawals and balances (BK-01). */
export default function CashierWindow() {
  const { t } = useText();
  const { show, view } = useStoreValue(siteStore, (state) => state.bankingModal);
  const close = () => siteStore.setState({ bankingModal: { show: false } });
  useEffect(() => {
    if (!show) return undefined;
    trackInteraction({ area: 'banking', action: 'shown' });
    return () => trackInteraction({ area: 'banking', action: 'close' });
  }, [show]);
  return (
    <Dialog isOpen={show} onClose={close} title={t('cashier.title')} titleId={titleId} size="large">
      <CashierPanel titleId={titleId} first={view ?? 'deposit'} onClose={close} />
    </Dialog>
  );
}
