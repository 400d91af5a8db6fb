import { useId } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { PromotionCardView } from './PromotionCardView.tsx';
import { hasFailed, promotionsStore } from './promotionsRules.ts';
import styles from './PromotionsRow.module.css';

/** Number of cards; the promotions page has the others. */
const maxCards = 3;

/**
 * A player's first promotions in the lobby, with the way to all of them and to the quests. The start item of the
 * promotions loads the list; a list that failed to load or is empty leaves the row out.
 */
export default function PromotionsRow({ heading }: { heading?: string | undefined }) {
  const { t } = useText();
  const id = useId();
  const visit = useVisit();
  const { allPromos, count } = useStoreValue(siteStore, ({ userPromos }) => userPromos);
  const isKnown = useStoreValue(promotionsStore, (state) => state.list.name !== 'notLoaded' || hasFailed(state));
  if (allPromos.length === 0) return <section className={styles.row} hidden={isKnown} aria-busy={!isKnown} />;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{heading ?? t('promotions.yours')}</h2>
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
        {!isOff(visit, 'campaigns') && (
          <Button size="s" icon="star" className={styles.quests} onClick={() => openOverlay('quests')}>
            {t('site.quests')}
          </Button>
        )}
        <SiteLink href={sitePaths.promotions} className={styles.all}>
          {t('promotions.all')}
          <Icon name="caret-right-bold" size={16} />
        </SiteLink>
      </div>
      <ul className={styles.cards}>
        {allPromos.slice(0, maxCards).map((card) => (
          <PromotionCardView
            key={`${card.serviceId}-${card.promotionId ?? card.title}`}
            card={card}
            isPlayerPage
            isOwn
            Heading="h3"
          />
        ))}
      </ul>
    </section>
  );
}
