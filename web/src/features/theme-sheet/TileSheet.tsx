import type { GameTile } from '../../domain/game/gameTile.ts';
import { GameTileView } from '../../domain/game/GameTileView.tsx';
import { TileInfo } from '../../domain/game/TileInfo.tsx';
import { tileHeartStore, tileTableStore } from '../../domain/game/tileStores.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './ThemeSheet.module.css';

interface TileState {
  label: MessageKey;
  change: Partial<GameTile>;
  variant?: 'chosen' | 'broken' | 'pointed';
}

const states: readonly TileState[] = [
  { label: 'themeSheet.tile.plain', change: {} },
  { label: 'themeSheet.tile.new', change: { isNew: true } },
  { label: 'themeSheet.tile.live', change: { kind: 'live' } },
  { label: 'themeSheet.tile.pointed', change: {}, variant: 'pointed' },
  { label: 'themeSheet.tile.resting', change: { isUnavailable: true } },
  { label: 'themeSheet.tile.chosen', change: {}, variant: 'chosen' },
  { label: 'themeSheet.tile.broken', change: {}, variant: 'broken' },
];
const plain: Pick<GameTile, 'kind'> = { kind: 'slot' };

/** A tile in every state of a list; favourite buttons are added for a player. */
export function TileSheet({ tiles }: { tiles: readonly GameTile[] }) {
  const { t } = useText();
  const { mediaOrigin, hasTileCaptions } = useVisit();
  const Heart = useStoreValue(tileHeartStore, (state) => state.Heart);
  const { Table, shown: shownTables } = useStoreValue(tileTableStore, (state) => state);
  const liveTile = tiles.find(({ kind }) => kind === 'live');
  return (
    <section aria-labelledby="sheet-tiles">
      <h2 id="sheet-tiles">{t('themeSheet.tiles')}</h2>
      <div className={styles.tiles}>
        {states.map(({ label, change, variant }, at) => {
          const sample = (
            change.kind === 'live' && liveTile !== undefined ? liveTile : tiles[at % tiles.length]
          ) as GameTile;
          const { isNew: _isNew, isUnavailable: _isUnavailable, backAt: _backAt, ...usual } = sample;
          const tile = { ...usual, ...plain, ...change };
          const infoId = `sheet-tile-${at}`;
          return (
            <div key={label}>
              <h3>{t(label)}</h3>
              <ul>
                <GameTileView
                  tile={tile}
                  mediaOrigin={mediaOrigin}
                  sizes="180px"
                  texts={{ isNew: t('lobby.new') }}
                  loading="lazy"
                  Heart={Heart}
                  Badge={null}
                  Table={tile.kind === 'live' ? Table : null}
                  opensAt={tile.kind === 'live' ? shownTables.get(tile.id) : undefined}
                  isChosen={variant === 'chosen'}
                  isBare={variant === 'broken'}
                  info={variant === 'pointed' ? <TileInfo tile={tile} id={infoId} /> : null}
                  infoId={variant === 'pointed' ? infoId : undefined}
                  isCaptioned={hasTileCaptions}
                  launchedFrom="grid"
                  sectionName={t(label)}
                  gameIndex={1}
                />
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
