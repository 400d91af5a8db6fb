import type { Reward } from '@foyer/contract/campaigns';
import { useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { refreshSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { playerQuests } from './quests.browser.ts';
import styles from './QuestsPanel.module.css';

/** State of a reward: claimable, claimed on a date, or expired. */
export function RewardState({ reward, title }: { reward: Reward; title: string }) {
  const { t } = useText();
  const { locale } = useVisit();
  const [isBusy, setIsBusy] = useState(false);
  const day = (unixMs: number) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(unixMs);
  async function claim(): Promise<void> {
    setIsBusy(true);
    trackInteraction({ area: 'quests', action: 'claimReward', campaignId: reward.campaignId });
    const outcome = await playerQuests().claim(reward.rewardId);
    setIsBusy(false);
    if (outcome === 'claimed') {
      if (reward.kind === 'bonus') void refreshSessionSummary();
      return showToast(t('quests.claimedNow', { reward: reward.text }), 'success');
    }
    showToast(t(outcome === 'expired' ? 'quests.tooLate' : 'quests.claimFailed'), 'error');
    if (outcome === 'expired') void playerQuests().load();
  }
  if (reward.state === 'claimable') {
    return (
      <>
        <span className={styles.until}>{t('quests.claimBefore', { day: day(reward.claimBefore) })}</span>
        <Button
          variant="primary"
          size="s"
          isBusy={isBusy}
          aria-label={t('quests.claimOf', { title })}
          onClick={() => void claim()}
        >
          {t('quests.claim')}
        </Button>
      </>
    );
  }
  if (reward.claimedAt === null) return <span className={styles.until}>{t('quests.expired')}</span>;
  return (
    <span className={styles.claimed}>
      <Icon name="check-circle-fill" size={18} />
      <span>{t('quests.claimedOn', { day: day(reward.claimedAt) })}</span>
    </span>
  );
}
