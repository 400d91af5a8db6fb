import { tellInteraction } from '../../analytics/tellInteraction.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay } from '../../overlays/openOverlay.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The way to a game that a quest or free spins are about. */
export function PlayLink({ gameId, name, campaignId }: { gameId: number; name: string; campaignId: string | null }) {
  const { t } = useText();
  return (
    <ButtonLink
      size="s"
      icon="play-fill"
      href={`/game/${gameId}`}
      aria-label={t('quests.playGame', { name })}
      onClick={() => {
        tellInteraction({ area: 'quests', action: 'gameLaunch', campaignId });
        closeOverlay();
      }}
    >
      {t('quests.play')}
    </ButtonLink>
  );
}
