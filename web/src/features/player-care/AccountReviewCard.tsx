import type { Protection } from '@foyer/contract/limits';
import { useState } from 'react';
import { noteReview } from '../../domain/protection/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { CareCard } from './CareCard.tsx';
import { ReviewChoice } from './ReviewChoice.tsx';

/** How the player stands, when to ask again, and two ways on that weigh the same: to limits or history, or as it is. */
export default function AccountReviewCard({ protection }: { protection: Protection }) {
  const { t, formats } = useText();
  const [months, setMonths] = useState<number | null>(null);
  const [answered, setAnswered] = useState<'change' | 'keep' | null>(null);
  const money = (amount: number) => formats.money(amount, protection.currencyIsoCode);
  const depositLimits = protection.limits.filter(({ kind, value }) => kind === 'deposit' && value !== null);
  const hasLimit = depositLimits.length > 0;

  async function answer(how: 'change' | 'keep'): Promise<void> {
    setAnswered(how);
    const isSaved = await noteReview(months ?? protection.reviewMonths ?? protection.offers.reviewMonths?.most);
    setAnswered(null);
    if (!isSaved) showToast(t('care.failed'), 'error');
    else if (how === 'change') openOverlay('myPlay');
  }

  return (
    <CareCard
      isOpen
      icon="shield-check"
      title={t('care.review.title')}
      ways={[
        {
          label: t(hasLimit ? 'care.review.limits' : 'care.review.setLimit'),
          onPress: () => void answer('change'),
          isBusy: answered === 'change',
        },
        {
          label: t(hasLimit ? 'care.review.keep' : 'care.review.noLimit'),
          onPress: () => void answer('keep'),
          isBusy: answered === 'keep',
        },
      ]}
    >
      <p>{t('care.review.why')}</p>
      <p>
        {t('care.review.net', {
          month: money(protection.netPosition.month),
          deposits: money(protection.lifetimeNetDeposits),
        })}
      </p>
      <p>
        {hasLimit
          ? depositLimits
              .map(({ period, value }) => t(`care.review.limit.${period}`, { amount: money(value ?? 0) }))
              .join(' ')
          : t('care.review.none')}
      </p>
      <ReviewChoice protection={protection} onChoose={setMonths} />
    </CareCard>
  );
}
