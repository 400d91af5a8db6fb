import { coverAddress } from '../../domain/game/coverAddress.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './GameGroupList.module.css';

export interface GameGroupListProperties {
  heading: string;
  text: string;
  /** Whether the block leads its page; its heading is then the page's main heading. */
  leadsPage: boolean;
  groups: readonly {
    name: string;
    path: string;
    games: number;
    /** Covers of the most played games: paths on the media origin. */
    covers: readonly string[];
  }[];
}

/** Studios or themes as cards with covers, name and number of games. */
export default function GameGroupList({ heading, text, leadsPage, groups }: GameGroupListProperties) {
  const { t } = useText();
  const { mediaOrigin } = useVisit();
  return (
    <section className={styles.groups}>
      {leadsPage ? <h1>{heading}</h1> : <h2>{heading}</h2>}
      {text !== '' && <p>{text}</p>}
      <ul>
        {groups.map(({ name, path, games, covers }) => (
          <li key={path}>
            <SiteLink href={path}>
              <span className={styles.covers}>
                {covers.map((cover) => (
                  <img
                    key={cover}
                    src={coverAddress(cover, { mediaOrigin, width: 240 })}
                    width={120}
                    height={160}
                    alt=""
                    loading="lazy"
                  />
                ))}
              </span>
              <b>{name}</b>
              <small>{t('lobby.count', { count: games })}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
