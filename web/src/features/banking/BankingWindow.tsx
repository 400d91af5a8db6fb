import { useEffect } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { BankingPanel } from './BankingPanel.tsx';

const titleId = 'banking-title';

/** Money in and out, and what there is (BK-01). */
export default function BankingWindow() {
  const { t } = useText();
  const { show, view } = useStoreValue(siteStore, (state) => state.bankingModal);
  const close = () => siteStore.setState({ bankingModal: { show: false } });
  useEffect(() => {
    if (!show) return undefined;
    trackInteraction({ area: 'banking', action: 'shown' });
    return () => trackInteraction({ area: 'banking', action: 'close' });
  }, [show]);
  return (
    <Dialog isOpen={show} onClose={close} title={t('banking.title')} titleId={titleId} size="large">
      <BankingPanel titleId={titleId} first={view ?? 'deposit'} onClose={close} />
    </Dialog>
  );
}
