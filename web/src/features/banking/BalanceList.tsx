import { playerStore } from '../../domain/player/playerStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { balanceMessageKeys, shownBalances } from './shownBalances.ts';
import styles from './BankingWindow.module.css';

/** What the player has, by kind (UK1, BK-03), and on request what each kind is. */
export function BalanceList() {
  const { t, formats } = useText();
  const summary = useStoreValue(playerStore, (state) => state.summary);
  if (summary === null) return <p className={styles.unknown}>{t('banking.unknown')}</p>;
  const shown = shownBalances(summary.balances);
  return (
    <>
      <dl className={styles.balances}>
        {shown.map(({ type, amount }) => (
          <div key={type}>
            <dt>{t(balanceMessageKeys[type][0])}</dt>
            <dd className="num">{formats.money(amount, summary.currencyIsoCode)}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.kinds}>
        <summary>{t('banking.whatKinds')}</summary>
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
