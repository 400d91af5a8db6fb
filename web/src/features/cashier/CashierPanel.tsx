import type { CashierView } from '@foyer/contract/cashierFrame';
import { useRef } from 'react';
import { useBalanceName } from '../../domain/player/usePlayerFigures.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { ErrorBoundary } from '../../services/errors/ErrorBoundary.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { useCashier } from './useCashier.ts';
import { balanceMessageKeys, visibleBalances } from './visibleBalances.ts';
import styles from './CashierWindow.module.css';

const views: readonly { view: CashierView; icon: IconName }[] = [
  { view: 'deposit', icon: 'arrow-down' },
  { view: 'withdraw', icon: 'arrow-up' },
  { view: 'transactions', icon: 'clock-counter-clockwise' },
];

interface CashierPanelProps {
  titleId: string;
  first: CashierView;
  onClose: () => void;
}

/** Lists the player's balances by kind (UK1, BK-03), with an explanation of each kind on request. */
function BalanceList() {
  const { t, formats } = useText();
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const name = useBalanceName();
  if (summary === null) return <p className={styles.unknown}>{t('cashier.unknown')}</p>;
  const shown = visibleBalances(summary.balances);
  return (
    <>
      {name !== t('site.balance') && <p className={styles.unknown}>{name}</p>}
      <dl className={styles.balances}>
        {shown.map(({ type, amount }) => (
          <div key={type}>
            <dt>{t(balanceMessageKeys[type][0])}</dt>
            <dd className="num" translate="no">
              {formats.money(amount, summary.currencyIsoCode)}
            </dd>
          </div>
        ))}
      </dl>
      <details className={styles.kinds}>
        <summary>{t('cashier.whatKinds')}</summary>
        <dl>
          {shown.map(({ type }) => (
            <div key={type}>
              <dt>{t(balanceMessageKeys[type][0])}</dt>
              <dd>{t(balanceMessageKeys[type][1])}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/**
 * Navigation, balances and the cashier in a sandboxed frame of its own origin. The frame may run scripts and submit
 * forms, nothing else.
 */
export function CashierPanel({ titleId, first, onClose }: CashierPanelProps) {
  const { t } = useText();
  const navigation = useNavigation();
  const canVerify = !isOff(useVisit(), 'verification');
  const frame = useRef<HTMLIFrameElement>(null);
  const leaveFor = (path: string) => {
    onClose();
    navigation.go(path);
  };
  const leaveTo = (overlay: 'verification' | 'myPlay', view: CashierView) => {
    onClose();
    openOverlay(overlay, overlay === 'verification' ? { returnTo: { to: 'banking', view } } : {});
  };
  const cashier = useCashier(frame, first, (request, view) => {
    if (request === 'close') onClose();
    else if (request === 'verification' && canVerify) leaveTo('verification', view);
    else if (request === 'limits') leaveTo('myPlay', view);
    else leaveFor(request === 'saferGambling' ? sitePaths.saferGambling : sitePaths.help);
  });
  return (
    <div className={styles.window}>
      <div className={styles.side}>
        <h2 id={titleId}>{t('cashier.title')}</h2>
        <nav className={styles.rail} aria-label={t('cashier.title')}>
          {views.map(({ view, icon }) => (
            <button
              key={view}
              type="button"
              {...(view === cashier.view ? { 'aria-current': 'true' as const } : {})}
              onClick={() => cashier.show(view)}
            >
              <Icon name={icon} size={20} />
              <span>{t(`cashier.${view}`)}</span>
            </button>
          ))}
          {canVerify && (
            <button type="button" onClick={() => leaveTo('verification', cashier.view)}>
              <Icon name="identification-card" size={20} />
              {t('cashier.verification')}
            </button>
          )}
          <button type="button" onClick={() => leaveTo('myPlay', cashier.view)}>
            <Icon name="sliders-horizontal" size={20} />
            {t('cashier.limits')}
          </button>
        </nav>
      </div>
      <div className={styles.close}>
        <IconButton label={t('site.close')} icon="x" onClick={onClose} />
      </div>
      <div className={styles.main}>
        {/* Fails by itself, so that a payment in the frame goes on. */}
        <ErrorBoundary name="cashierBalances">
          <BalanceList />
        </ErrorBoundary>
        {cashier.depositRefused !== null && (
          <Notice kind="info">{t(`cashier.depositRefused.${cashier.depositRefused}`)}</Notice>
        )}
        {cashier.state === 'failed' ? (
          <div className={styles.failed}>
            <Notice kind="error">{t('cashier.failed')}</Notice>
            <Button variant="outline" onClick={cashier.reopen}>
              {t('cashier.tryAgain')}
            </Button>
          </div>
        ) : (
          <div className={styles.content} aria-busy={cashier.state === 'opening'}>
            {cashier.address !== null && (
              <iframe
                key={cashier.address}
                ref={frame}
                className={styles.frame}
                src={cashier.address}
                title={t('cashier.frame')}
                sandbox="allow-scripts allow-same-origin allow-forms"
                referrerPolicy="no-referrer"
              />
            )}
            {cashier.state === 'opening' && <p className={styles.opening}>{t('cashier.opening')}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
