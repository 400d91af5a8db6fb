import type { CashierView } from '@foyer/contract/cashierFrame';
import { useRef } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BalanceList } from './BalanceList.tsx';
import { useCashier } from './useCashier.ts';
import styles from './BankingWindow.module.css';

const views: readonly { view: CashierView; icon: IconName }[] = [
  { view: 'deposit', icon: 'arrow-down' },
  { view: 'withdraw', icon: 'arrow-up' },
  { view: 'transactions', icon: 'clock-counter-clockwise' },
];

interface BankingPanelProps {
  titleId: string;
  first: CashierView;
  onClose: () => void;
}

/** The rail, the balances, and the cashier in its frame: an origin of its own, scripts and its form, and nothing else. */
export function BankingPanel({ titleId, first, onClose }: BankingPanelProps) {
  const { t } = useText();
  const navigation = useNavigation();
  const frame = useRef<HTMLIFrameElement>(null);
  const leaveFor = (path: string) => {
    onClose();
    navigation.go(path);
  };
  const leaveTo = (overlay: 'verification' | 'myPlay', view: CashierView) => {
    onClose();
    openOverlay(overlay, overlay === 'verification' ? { returnTo: { to: 'banking', view } } : {});
  };
  const cashier = useCashier(frame, first, (wish, view) => {
    if (wish === 'close') onClose();
    else if (wish === 'verification') leaveTo('verification', view);
    else if (wish === 'limits') leaveTo('myPlay', view);
    else leaveFor(wish === 'support' ? sitePaths.help : sitePaths.saferGambling);
  });
  return (
    <div className={styles.window}>
      <div className={styles.side}>
        <h2 id={titleId}>{t('banking.title')}</h2>
        <nav className={styles.rail} aria-label={t('banking.title')}>
          {views.map(({ view, icon }) => (
            <button
              key={view}
              type="button"
              {...(view === cashier.view ? { 'aria-current': 'true' as const } : {})}
              onClick={() => cashier.show(view)}
            >
              <Icon name={icon} size={20} />
              {t(`banking.${view}`)}
            </button>
          ))}
          <button type="button" onClick={() => leaveTo('verification', cashier.view)}>
            <Icon name="identification-card" size={20} />
            {t('banking.verification')}
          </button>
          <button type="button" onClick={() => leaveTo('myPlay', cashier.view)}>
            <Icon name="sliders-horizontal" size={20} />
            {t('banking.limits')}
          </button>
        </nav>
      </div>
      <div className={styles.close}>
        <IconButton label={t('site.close')} icon="x" onClick={onClose} />
      </div>
      <div className={styles.main}>
        <BalanceList />
        {cashier.state === 'failed' ? (
          <div className={styles.failed}>
            <Notice kind="error">{t('banking.failed')}</Notice>
            <Button variant="outline" onClick={cashier.reopen}>
              {t('banking.tryAgain')}
            </Button>
          </div>
        ) : (
          <div className={styles.desk} aria-busy={cashier.state === 'opening'}>
            {cashier.address !== null && (
              <iframe
                key={cashier.address}
                ref={frame}
                className={styles.frame}
                src={cashier.address}
                title={t('banking.frame')}
                sandbox="allow-scripts allow-same-origin allow-forms"
                referrerPolicy="no-referrer"
              />
            )}
            {cashier.state === 'opening' && <p className={styles.opening}>{t('banking.opening')}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
