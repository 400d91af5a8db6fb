import type { Protection } from '@foyer/contract/limits';
import { useState } from 'react';
import { unknownFigure } from '../../domain/player/playerFigures.ts';
import { noteReview } from '../../domain/safer-gambling/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';
import { ReviewInterval } from './ReviewInterval.tsx';

/**
 * The player's figures, the review interval, and two options of equal weight: view limits or history, or keep
 * everything.
 */
export default function AccountReviewCard({ protection }: { protection: Protection }) {
  const { t, formats } = useText();
  const [months, setMonths] = useState<number | null>(null);
  const [choice, setChoice] = useState<'change' | 'keep' | null>(null);
  const money = (amount: number | null) =>
    amount === null ? unknownFigure : formats.money(amount, protection.currencyIsoCode);
  const depositLimits = protection.limits.filter(({ kind, value }) => kind === 'deposit' && value !== null);
  const hasLimit = depositLimits.length > 0;

  async function answer(how: 'change' | 'keep'): Promise<void> {
    setChoice(how);
    const isSaved = await noteReview(months ?? protection.reviewMonths ?? protection.offers.reviewMonths?.most);
    setChoice(null);
    if (!isSaved) showToast(t('saferGambling.failed'), 'error');
    else if (how === 'change') openOverlay('myPlay');
  }

  return (
    <NoticeDialog
      isOpen
      icon="shield-check"
      title={t('saferGambling.review.title')}
      actions={[
        {
          label: t(hasLimit ? 'saferGambling.review.limits' : 'saferGambling.review.setLimit'),
          onPress: () => void answer('change'),
          isBusy: choice === 'change',
        },
        {
          label: t(hasLimit ? 'saferGambling.review.keep' : 'saferGambling.review.noLimit'),
          onPress: () => void answer('keep'),
          isBusy: choice === 'keep',
        },
      ]}
    >
      <p>{t(protection.isReturning ? 'saferGambling.review.returned' : 'saferGambling.review.why')}</p>
      <p>
        {t('saferGambling.review.net', {
          month: money(protection.netPosition.month),
          deposits: money(protection.lifetimeNetDeposits),
        })}
      </p>
      <p>
        {hasLimit
          ? depositLimits
              .map(({ period, value }) => t(`saferGambling.review.limit.${period}`, { amount: money(value ?? 0) }))
              .join(' ')
          : t('saferGambling.review.none')}
      </p>
      {protection.offers.reviewMonths !== null && <ReviewInterval protection={protection} onChoose={setMonths} />}
    </NoticeDialog>
  );
}
