import { BreakEndsAt } from '../../domain/game/BreakEndsAt.tsx';
import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { tileFacts } from '../../domain/game/tileFacts.ts';
import { tileHeartStore } from '../../domain/game/tileStores.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { foldText } from './searchTexts.ts';
import styles from './BestMatch.module.css';

interface BestMatchProps {
  tile: GameTile;
  /** Text to highlight in the name. */
  wanted: string;
  onChoose: () => void;
}

/** First result, enlarged, with the facts that matter before play. */
export function BestMatch({ tile, wanted, onChoose }: BestMatchProps) {
  const text = useText();
  const { t } = text;
  const { mediaOrigin } = useVisit();
  const Heart = useStoreValue(tileHeartStore, (state) => state.Heart);
  const { id, name, image } = tile;
  const place = { launchedFrom: 'search', sectionName: t('search.results'), gameIndex: 1 } as const;
  const link = gameLink(id, place, onChoose);
  const at = foldText(name).indexOf(foldText(wanted));
  const end = at + foldText(wanted).length;
  return (
    <article className={styles.card}>
      <SiteLink {...link} tabIndex={-1} aria-hidden="true" className={styles.cover}>
        <img
          src={coverAddress(image, { mediaOrigin, width: 360 })}
          srcSet={coverSet(image, mediaOrigin, [120, 240, 360, 480])}
          sizes="(min-width:1024px) 350px, 110px"
          width={360}
          height={480}
          alt=""
        />
      </SiteLink>
      <div className={styles.facts}>
        <h3 translate="no">
          {at === -1 ? (
            name
          ) : (
            <>
              <span>{name.slice(0, at)}</span>
              <mark>{name.slice(at, end)}</mark>
              <span>{name.slice(end)}</span>
            </>
          )}
        </h3>
        <p>{tileFacts(tile, text)}</p>
        <div className={styles.actions}>
          {tile.isUnavailable ? (
            <span className={styles.soon}>
              <BreakEndsAt tile={tile} />
            </span>
          ) : (
            <ButtonLink variant="primary" icon="play-fill" {...link} className={styles.play}>
              {t('lobby.play')}
            </ButtonLink>
          )}
          {Heart !== null && <Heart gameGroupId={id} name={name} place={place} />}
        </div>
      </div>
    </article>
  );
}
