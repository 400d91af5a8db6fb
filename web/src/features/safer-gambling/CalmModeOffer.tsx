import type { Protection } from '@foyer/contract/limits';
import { useState } from 'react';
import { chooseDialStep } from '../../domain/safer-gambling/chooseDialStep.browser.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';
import { useIsCalm } from '../../ui/useIsCalm.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { answerCalmOffer, isCalmOfferAnswered } from './answeredCalmOffers.browser.ts';
import { calmOffer } from './calmOffer.ts';

/** Offers calm mode after a break and near a limit: once each, and never in a game. */
export function CalmModeOffer({ protection }: { protection: Protection }) {
  const { t } = useText();
  const isCalm = useIsCalm();
  const isInGame = useCurrentPath().startsWith('/game/');
  const isPaying = useStoreValue(siteStore, ({ bankingModal }) => bankingModal.show);
  const [now] = useState(() => Date.now());
  const [, setAnswers] = useState(0);
  const offer = isCalm ? null : calmOffer(protection, { now, isAnswered: isCalmOfferAnswered });
  const isShown = useQueuedOverlay('calmMode', offer !== null && !isInGame && !isPaying, 'money', {
    waitsForRound: true,
  });
  if (!isShown || offer === null) return null;
  const answer = async (isOn: boolean) => {
    answerCalmOffer(offer.id);
    setAnswers((count) => count + 1);
    if (isOn && !(await chooseDialStep('calm'))) showToast(t('saferGambling.failed'), 'error');
  };
  return (
    <NoticeDialog
      isOpen
      icon="shield-check"
      title={t('saferGambling.calm.title')}
      actions={[
        { label: t('saferGambling.calm.turnOn'), onPress: () => void answer(true) },
        { label: t('saferGambling.calm.notNow'), onPress: () => void answer(false) },
      ]}
    >
      <p>{t(`saferGambling.calm.${offer.reason}`)}</p>
      <p>{t('saferGambling.calm.where')}</p>
    </NoticeDialog>
  );
}
