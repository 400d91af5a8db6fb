import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { closeOverlay } from '../../services/overlays/openOverlay.ts';
import { ButtonLink } from '../../ui/Button.tsx';

interface PlayLinkProps {
  gameId: number;
  name: string;
  campaignId: string | null;
  /** Title of the quest or card. */
  sectionName: string;
  gameIndex: number;
}

/** Link to the game of a quest or of free spins. */
export function PlayLink({ gameId, name, campaignId, sectionName, gameIndex }: PlayLinkProps) {
  const { t } = useText();
  return (
    <ButtonLink
      size="s"
      icon="play-fill"
      aria-label={t('quests.playGame', { name })}
      {...gameLink(gameId, { launchedFrom: 'quests', sectionName, gameIndex }, () => {
        trackInteraction({ area: 'quests', action: 'gameLaunch', campaignId });
        closeOverlay();
      })}
    >
      {t('quests.play')}
    </ButtonLink>
  );
}
