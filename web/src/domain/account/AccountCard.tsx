import { balanceTypes } from '@foyer/contract/balanceTypes';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { playerStore } from '../../services/player/playerStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { unknownFigure } from '../player/playerFigures.ts';
import { useBalanceName } from '../player/usePlayerFigures.ts';
import { siteStore } from '../site/siteStore.ts';
import { initialsOf } from './initialsOf.ts';
import styles from './AccountCard.module.css';

/** The player's name and balances, with deposit and withdrawal (UK1). An unknown balance is a dash. */
export function AccountCard({ onLeave }: { onLeave: () => void }) {
  const { t, formats } = useText();
  const { access } = useVisit();
  const username = useStoreValue(playerStore, ({ account }) => account?.core.username ?? '');
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const balanceName = useBalanceName();
  const amountOf = (kind: number) => summary?.balances.find(({ type }) => type === kind)?.amount;
  const money = (amount: number | null = null) =>
    summary === null || amount === null ? unknownFigure : formats.money(amount, summary.currencyIsoCode);
  const bonus = amountOf(balanceTypes.bonus) ?? 0;
  const initials = initialsOf(username);
  const openCashier = (view: 'deposit' | 'withdraw') => () => {
    onLeave();
    siteStore.setState({ bankingModal: { show: true, view } });
  };
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {initials === '' ? <Icon name="user" /> : initials}
        </span>
        <b className={styles.name}>{username === '' ? t('site.account') : username}</b>
      </div>
      {access === 'guest' ? (
        <p className="muted">{t('site.guest')}</p>
      ) : (
        <dl className={styles.balances}>
          <div>
            <dt>{balanceName}</dt>
            <dd className="num">{money(amountOf(balanceTypes.real))}</dd>
          </div>
          <div>
            <dt>{t('accountMenu.net')}</dt>
            <dd className="num">{money(summary?.netPosition)}</dd>
          </div>
          {bonus > 0 && (
            <div>
              <dt>{t('accountMenu.bonus')}</dt>
              <dd className="num">{money(bonus)}</dd>
            </div>
          )}
        </dl>
      )}
      {access === 'full' && (
        <div className={styles.cashier}>
          <Button variant="primary" icon="arrow-down" onClick={openCashier('deposit')}>
            {t('site.deposit')}
          </Button>
          <Button variant="outline" icon="arrow-up" onClick={openCashier('withdraw')}>
            {t('accountMenu.withdraw')}
          </Button>
        </div>
      )}
    </div>
  );
}
