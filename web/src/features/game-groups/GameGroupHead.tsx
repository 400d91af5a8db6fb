import { coverAddress } from '../../domain/game/coverAddress.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './GameGroupHead.module.css';

export interface GameGroupHeadProperties {
  heading: string;
  text: string;
  /** Number of games, of new games, and of games with a jackpot. */
  games: number;
  newGames: number;
  jackpotGames: number;
  /** Lowest and highest RTP in per cent. */
  rtp: readonly [number, number] | null;
  /** Covers of the most played games: paths on the media origin. */
  covers: readonly string[];
}

/** Head of the page of a studio or theme: name, text, figures and covers. */
export default function GameGroupHead(properties: GameGroupHeadProperties) {
  const { heading, text, games, newGames, jackpotGames, rtp, covers } = properties;
  const { t, formats } = useText();
  const { mediaOrigin } = useVisit();
  const span = (lowest: number, highest: number) =>
    lowest === highest ? formats.percent(lowest) : `${formats.percent(lowest)} – ${formats.percent(highest)}`;
  const figures: [string, string][] = [
    [t('gameGroups.games'), String(games)],
    [t('gameGroups.new'), String(newGames)],
    [t('gameGroups.jackpots'), String(jackpotGames)],
    ...(rtp === null ? [] : [[t('gameGroups.rtp'), span(...rtp)] satisfies [string, string]]),
  ];
  return (
    <section className={styles.head}>
      <div className={styles.text}>
        <h1>{heading}</h1>
        {text !== '' && <p>{text}</p>}
        <dl>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink variant="outline" href="/studios">
          {t('gameGroups.all')}
        </ButtonLink>
      </div>
      <div className={styles.covers} aria-hidden="true">
        {covers.map((cover) => (
          <img key={cover} src={coverAddress(cover, { mediaOrigin, width: 240 })} width={180} height={240} alt="" />
        ))}
      </div>
    </section>
  );
}
