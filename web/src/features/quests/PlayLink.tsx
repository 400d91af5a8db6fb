import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay } from '../../overlays/openOverlay.ts';
import { ButtonLink } from '../../ui/Button.tsx';

interface PlayLinkProps {
  gameId: number;
  name: string;
  campaignId: string | null;
  /** Title of the quest or card, and the game's place among its games, from 1. */
  sectionName: string;
  gameIndex: number;
}

/** The way to a game that a quest or free spins are about. */
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
