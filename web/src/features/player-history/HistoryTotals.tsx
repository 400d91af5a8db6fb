import { unknownFigure } from '../../domain/player/playerFigures.ts';
import { useText } from '../../i18n/TextContext.tsx';
import type { HistoryResponse } from './historyTable.ts';
import styles from './PlayerHistory.module.css';

/** UK2: what the chosen time comes to, not only what is listed of it; and the net deposits of the account's life (UK3). */
export function HistoryTotals({ response }: { response: HistoryResponse | null }) {
  const { t, formats } = useText();
  const figures = figuresOf(response);
  const money = (amount: number | null) =>
    response === null || amount === null ? unknownFigure : formats.money(amount, response.page.currencyIsoCode);
  return (
    <dl className={styles.totals}>
      {figures.map(([key, amount]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd className="num">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf(response: HistoryResponse | null) {
  if (response?.kind === 'money') {
    const { totals, lifetimeNetDeposits } = response.page;
    return [
      ['history.deposited', totals.deposited],
      ['history.withdrawn', totals.withdrawn],
      ['history.lifetime', lifetimeNetDeposits],
    ] as const;
  }
  const totals = response?.page.totals ?? null;
  return [
    ['history.staked', totals?.staked ?? null],
    ['history.won', totals?.won ?? null],
    ['history.net', totals === null ? null : totals.won - totals.staked],
  ] as const;
}
