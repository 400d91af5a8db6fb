import type { GameInformation } from '@foyer/contract/games';
import { useText } from '../../i18n/TextContext.tsx';
import type { GameTile } from './gameTile.ts';
import styles from './GameFacts.module.css';

interface GameFactsProps {
  game: GameTile;
  /** Missing for a game under maintenance without known stakes. */
  stakes: GameInformation['stakes'];
}

/** Provider, RTP, volatility and stakes as a description list. */
export function GameFacts({ game, stakes }: GameFactsProps) {
  const { t, formats } = useText();
  const money = (amount: number) => formats.money(amount, stakes.currencyIsoCode);
  const { young } = stakes;
  const span = `${money(stakes.minimum)} – ${money(stakes.maximum)}`;
  const facts: [string, string][] = [
    [t('game.provider'), game.provider],
    [t('game.rtp'), formats.percent(game.rtp)],
    [t('game.volatility'), t(`game.volatility.${game.volatility}`)],
    ...(stakes.maximum > 0
      ? [
          [
            t('game.stakes'),
            young === undefined
              ? span
              : t('game.stakes.byAge', { span, below: young.below, most: money(young.maximum) }),
          ] satisfies [string, string],
        ]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={name === t('game.stakes') ? styles.stakes : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
