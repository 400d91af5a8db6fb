import { useText } from '../../i18n/TextContext.tsx';
import styles from './GameFacts.module.css';
import type { GamePageProperties } from './GamePage.tsx';

/** Provider, return to player, volatility and stakes, as a list of names and values. */
export function GameFacts({ game, stakes }: Pick<GamePageProperties, 'game' | 'stakes'>) {
  const { t, formats } = useText();
  const money = (amount: number) => formats.money(amount, stakes.currencyIsoCode);
  const facts: [string, string][] = [
    [t('game.provider'), game.provider],
    [t('game.rtp'), formats.percent(game.rtp)],
    [t('game.volatility'), t(`game.volatility.${game.volatility}`)],
    [t('game.stakes'), `${money(stakes.minimum)} – ${money(stakes.maximum)}`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
