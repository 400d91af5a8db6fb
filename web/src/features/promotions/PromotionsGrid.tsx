import { useEffect } from 'react';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { PromotionCardView } from './PromotionCardView.tsx';
import { hasFailed, promotionsStore, withOptIns } from './promotionsRules.ts';
import styles from './PromotionsGrid.module.css';

export interface PromotionsGridProperties {
  heading?: string | undefined;
  text?: string | undefined;
  /** Public cards; a player's own replace them. */
  cards: readonly PromotionCard[];
  /** Whether the server failed to load the list. */
  isFailed: boolean;
  /** Whether the block leads its page; its heading is then the page's main heading. */
  leadsPage?: boolean | undefined;
}

/** Number of covers beside the heading. */
const fanSize = 3;

const loadQuery = () => import('./promotionsQuery.browser.ts').then(({ promotionsQuery }) => promotionsQuery());

/** Promotion cards with their significant terms (PR-06). Complete without JavaScript for visitors. */
export default function PromotionsGrid({
  heading,
  text,
  cards,
  isFailed,
  leadsPage = false,
}: PromotionsGridProperties) {
  const { t, formats } = useText();
  const { mediaOrigin, loginState } = useVisit();
  const isPlayerPage = loginState === 'Logged-In';
  const isPlayer = useIsPlayer();
  const mine = useStoreValue(siteStore, ({ userPromos }) => userPromos.allPromos);
  const own = useStoreValue(promotionsStore, (state) => state);
  const isFollowing = isPlayerPage && isPlayer;
  useEffect(() => {
    if (!isFollowing) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    loadQuery().then(
      (query) => {
        if (!isGone) stop = query.follow();
      },
      // A failed code download counts as a failed list.
      () =>
        promotionsStore.setState({ list: { name: 'notLoaded', isLoading: false, failure: { kind: 'noResponse' } } }),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isFollowing]);
  const { list, optedIn } = own;
  const isOwnFailed = hasFailed(own);
  const hasOwn = isFollowing && list.name !== 'notLoaded';
  // A list that could not be loaded leaves the public cards, which the player may still opt in to.
  const shown = hasOwn ? mine : isFollowing ? withOptIns(cards, optedIn) : cards;
  const isNoticeShown = isPlayerPage ? isOwnFailed : isFailed;
  const Heading = leadsPage ? 'h1' : 'h2';
  return (
    <section className={styles.promotions}>
      <div className={styles.band}>
        <div className={styles.text}>
          <Heading>{heading ?? t('promotions.title')}</Heading>
          <p>{text ?? t('promotions.intro')}</p>
        </div>
        <div className={styles.fan} aria-hidden="true">
          {cards
            .slice(0, fanSize)
            .map(
              ({ cover, promotionId }) =>
                cover !== null && (
                  <img
                    key={promotionId}
                    src={coverAddress(cover.image, { mediaOrigin, width: 240 })}
                    width={180}
                    height={240}
                    alt=""
                    decoding="async"
                  />
                ),
            )}
        </div>
      </div>
      {isNoticeShown && (
        <div className={styles.failed} role="status">
          <p>
            {isPlayerPage && list.name === 'failed'
              ? t('promotions.listFrom', { time: formats.timeOfDay(list.loadedAt) })
              : t(shown.length > 0 ? 'promotions.notRefreshed' : 'promotions.unavailable')}
          </p>
          {isPlayerPage && (
            <Button variant="outline" size="s" onClick={() => void loadQuery().then((query) => query.refetch())}>
              {t('promotions.tryAgain')}
            </Button>
          )}
        </div>
      )}
      {hasOwn && mine.length === 0 && (
        <p className={styles.none} role="status">
          {t('promotions.none')}
        </p>
      )}
      <ul className={styles.grid}>
        {shown.map((card) => (
          <PromotionCardView
            key={`${card.serviceId}-${card.promotionId ?? card.title}`}
            card={card}
            isPlayerPage={isPlayerPage}
            isOwn={hasOwn || isOwnFailed}
            Heading={leadsPage ? 'h2' : 'h3'}
          />
        ))}
        {shown.length > 0 && (
          <li className={styles.fewer}>
            <Icon name="shield-check" size={36} />
            <div>
              {leadsPage ? <h2>{t('promotions.fewerTitle')}</h2> : <h3>{t('promotions.fewerTitle')}</h3>}
              <p>{t('promotions.fewerText')}</p>
            </div>
            <ButtonLink variant="outline" href={sitePaths.saferGambling}>
              {t('site.saferGambling')}
            </ButtonLink>
          </li>
        )}
      </ul>
    </section>
  );
}
