import { useEffect } from 'react';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { useIsLoggedIn } from '../../session/useSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { PromotionCardView } from './PromotionCardView.tsx';
import { promotionsFailed } from './promotionsFailed.ts';
import styles from './PromotionsGrid.module.css';

export interface PromotionsGridProperties {
  heading?: string | undefined;
  text?: string | undefined;
  /** What anybody may read; a player's own take their place. */
  cards: readonly PromotionCard[];
  /** The server had no list. */
  isFailed: boolean;
  /** The first on its page: its heading is the page's. */
  leadsPage?: boolean | undefined;
}

/** Covers beside the heading. */
const fanSize = 3;

const loadQuery = () => import('./promotionsQuery.browser.ts').then(({ promotionsQuery }) => promotionsQuery());

/** Offers, each on a card with the terms that decide (PR-06). Complete without code for visitors. */
export default function PromotionsGrid({
  heading,
  text,
  cards,
  isFailed,
  leadsPage = false,
}: PromotionsGridProperties) {
  const { t } = useText();
  const { mediaOrigin, loginState } = useVisit();
  const isPlayerPage = loginState === 'Logged-In';
  const isLoggedIn = useIsLoggedIn();
  const mine = useStoreValue(siteStore, ({ userPromos }) => userPromos.allPromos);
  const isOwnFailed = useStoreValue(promotionsFailed, (state) => state.isFailed);
  const isFollowing = isPlayerPage && isLoggedIn;
  useEffect(() => {
    if (!isFollowing) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    loadQuery().then(
      (query) => {
        if (!isGone) stop = query.follow();
      },
      // Code that cannot be fetched is a list that cannot be fetched.
      () => promotionsFailed.setState({ isFailed: true }),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isFollowing]);
  const hasOwn = isFollowing && mine.length > 0;
  const shown = hasOwn ? mine : cards;
  const hasFailed = isPlayerPage ? isOwnFailed : isFailed;
  const Heading = leadsPage ? 'h1' : 'h2';
  return (
    <section className={styles.promotions}>
      <div className={styles.band}>
        <div className={styles.words}>
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
      {hasFailed && (
        <div className={styles.failed} role="status">
          <p>{t(shown.length > 0 ? 'promotions.notRefreshed' : 'promotions.unavailable')}</p>
          {isPlayerPage && (
            <Button variant="outline" size="s" onClick={() => void loadQuery().then((query) => query.refetch())}>
              {t('promotions.tryAgain')}
            </Button>
          )}
        </div>
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
