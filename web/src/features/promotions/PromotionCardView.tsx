import { useId, useState } from 'react';
import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import { AccountLink } from '../../domain/player/AccountLink.tsx';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { useText } from '../../i18n/TextContext.tsx';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { openTerms } from './openTerms.ts';
import { isOffer } from './promotionsRules.ts';
import { significantTerms } from './significantTerms.ts';
import '../../ui/progress.css';
import styles from './PromotionCard.module.css';

interface PromotionCardProps {
  card: PromotionCard;
  isPlayerPage: boolean;
  /** Whether the card is the player's own instead of the public one. */
  isOwn: boolean;
  Heading: 'h2' | 'h3';
}

type OptInState = 'idle' | 'busy' | 'failed';

/**
 * State of a player's offer: not opted in, failed, or the progress of the bonus. Its space is the same in every state,
 * so that opting in moves nothing.
 */
function OfferState({ card: { isUserOptedIn, bonus }, state }: { card: PromotionCard; state: OptInState }) {
  const { t } = useText();
  return (
    <div className={styles.state}>
      {state === 'failed' ? (
        <p className={styles.error}>
          <Icon name="warning-circle-fill" size={18} />
          {t('promotions.optInFailed')}
        </p>
      ) : bonus !== null ? (
        <BonusProgress bonus={bonus} />
      ) : (
        <p className={styles.outcome}>{t(isUserOptedIn ? 'promotions.noBonus' : 'promotions.notOptedIn')}</p>
      )}
    </div>
  );
}

/** Shows the progress of a bonus that the player took, or how it ended. */
function BonusProgress({
  bonus: { state, amount, currencyIsoCode, wagered, toWager },
}: {
  bonus: NonNullable<PromotionCard['bonus']>;
}) {
  const { t, formats } = useText();
  const money = (value: number) => formats.money(value, currencyIsoCode);
  if (state !== 'active')
    return (
      <p className={styles.outcome}>
        {t(state === 'released' ? 'promotions.released' : 'promotions.lapsed', { amount: money(amount) })}
      </p>
    );
  return (
    <>
      <progress max={toWager} value={wagered} aria-label={t('promotions.progressName')} />
      <p className={styles.outcome}>
        {t('promotions.progress', { wagered: money(wagered), total: money(toWager), amount: money(amount) })}
      </p>
    </>
  );
}

type Promotion = Extract<Interaction, { area: 'promotions' }>;
type PromotionAction = Exclude<Promotion['action'], 'enrolled' | 'counted'>;

/** PR-06: tracks a press on a card. */
function trackPromotion(action: PromotionAction, promotionId: number | null): void {
  trackInteraction({ area: 'promotions', action, promotionId });
}

/** Promotion card: its picture on a game's cover, its significant terms, and its actions. */
export function PromotionCardView({ card, isPlayerPage, isOwn, Heading }: PromotionCardProps) {
  const { t } = useText();
  const { locale, mediaOrigin, minimumAge } = useVisit();
  const id = useId();
  const [state, setState] = useState<OptInState>('idle');
  const { title, figure, figureText, summary, cover, promotionId, serviceId } = card;
  const isPlayerOffer = isPlayerPage && isOffer(card);
  return (
    <li className="whole">
      <article className={styles.card} aria-labelledby={id}>
        <div className={styles.picture}>
          {cover !== null && cover.image !== '' && (
            <>
              <img
                className={styles.ground}
                src={coverAddress(cover.image, { mediaOrigin, width: 120 })}
                alt=""
                width={120}
                height={160}
                loading="lazy"
                decoding="async"
              />
              <img
                className={styles.cover}
                src={coverAddress(cover.image, { mediaOrigin, width: 240 })}
                srcSet={coverSet(cover.image, mediaOrigin, [240, 360])}
                sizes="150px"
                alt={cover.name}
                width={150}
                height={200}
                loading="lazy"
                decoding="async"
              />
            </>
          )}
          <p className={styles.figure}>
            <span>{figure}</span> <small>{figureText}</small>
          </p>
        </div>
        <div className={styles.body}>
          <Heading id={id}>{title}</Heading>
          <p className={styles.summary}>{summary}</p>
          <dl className={styles.terms}>
            {significantTerms(card, { t, locale }).map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {isPlayerOffer && <OfferState card={card} state={state} />}
          <div className={styles.foot}>
            {isPlayerOffer && <OptIn card={card} isOwn={isOwn} titleId={id} state={state} onState={setState} />}
            {!isPlayerPage && isOffer(card) && <Joining promotionId={promotionId} />}
            {promotionId !== null && (
              <a
                className={styles.full}
                href="/promotion-terms"
                aria-label={t('promotions.fullTermsOf', { title })}
                onClick={(event) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  trackPromotion('terms', promotionId);
                  openTerms({ promotionId, serviceId, title });
                }}
              >
                {t('promotions.fullTerms')}
              </a>
            )}
            {isPlayerOffer && (
              <button type="button" className={styles.how} onClick={() => openOverlay('freedomBonus')}>
                {t('promotions.howItWorks')}
              </button>
            )}
          </div>
          <p className="t13 muted">
            {`${t(isOffer(card) ? 'promotions.note' : 'promotions.noteNews', { age: minimumAge })} ${t(`promotions.why.${card.audience}`)}`}
          </p>
        </div>
      </article>
    </li>
  );
}

/** PR-06: actions of a visitor. */
function Joining({ promotionId }: { promotionId: number | null }) {
  const { t } = useText();
  return (
    <>
      <AccountLink variant="outline" onClick={() => trackPromotion('login', promotionId)}>
        {t('promotions.logIn')}
      </AccountLink>
      <AccountLink to="register" variant="plain" onClick={() => trackPromotion('registration', promotionId)}>
        {t('site.join')}
      </AccountLink>
    </>
  );
}

/** PR-03: opts in on one press; the card shows the result, and a toast announces it once. */
function OptIn({
  card: { promotionId, isUserOptedIn, title },
  isOwn,
  titleId,
  state,
  onState,
}: {
  card: PromotionCard;
  isOwn: boolean;
  titleId: string;
  state: OptInState;
  onState: (state: OptInState) => void;
}) {
  const { t } = useText();
  async function press() {
    if (promotionId === null) return;
    onState('busy');
    trackPromotion('optIn', promotionId);
    const outcome = await import('./promotionsQuery.browser.ts').then(
      ({ promotionsQuery }) => promotionsQuery().optIn(promotionId),
      () => 'failed' as const,
    );
    onState(outcome === 'optedIn' ? 'idle' : 'failed');
    if (outcome === 'optedIn') showToast(t('promotions.optedInTo', { title }), 'success');
    else showToast(t('promotions.optInFailed'), 'error');
  }
  return (
    // The same button before and after, so that it keeps the focus.
    <Button
      variant={isUserOptedIn ? 'outline' : 'primary'}
      isBusy={!isUserOptedIn && (!isOwn || state === 'busy')}
      aria-describedby={titleId}
      {...(isUserOptedIn
        ? { icon: 'check-bold', className: `${styles.optIn} ${styles.taken}`, 'aria-disabled': true }
        : { className: styles.optIn, onClick: () => void press() })}
    >
      {t(isUserOptedIn ? 'promotions.optedIn' : 'promotions.optIn')}
    </Button>
  );
}
