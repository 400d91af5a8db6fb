import type { Protection } from '@foyer/contract/limits';
import { unknownFigure } from '../../domain/player/playerFigures.ts';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { useText } from '../../i18n/TextContext.tsx';
import styles from './PlayFigures.module.css';

/** Clock and time (UK5, UK6), net position of several times (UK4), net deposits of the account's life (UK3). */
export function PlayFigures({ protection }: { protection: Protection | null }) {
  const { t, formats } = useText();
  const figures = usePlayerFigures();
  const money = (amount: number | undefined) =>
    protection === null || amount === undefined ? unknownFigure : formats.money(amount, protection.currencyIsoCode);
  const shown = [
    [t('care.time'), figures.time],
    [t('care.session'), figures.session],
    [t('care.net.session'), figures.net],
    [t('care.net.today'), figures.netToday],
    [t('care.net.week'), money(protection?.netPosition.week)],
    [t('care.net.month'), money(protection?.netPosition.month)],
    [t('care.lifetime'), money(protection?.lifetimeNetDeposits)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
