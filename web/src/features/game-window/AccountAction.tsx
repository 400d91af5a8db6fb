import { useEffect } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import type { AccountFailure } from './launchState.ts';

/** Offers the next step to an account that may not play (AU-19): verification, the help line or customer support. */
export function AccountAction({ failure, onRetry }: { failure: AccountFailure; onRetry?: (() => void) | undefined }) {
  const { t } = useText();
  const visit = useVisit();
  const { helpLine } = visit;
  // The game launches again after the player closes verification.
  useEffect(() => {
    if (failure !== 'notVerified') return undefined;
    return overlayStore.subscribe((state, before) => {
      if (before.open === 'verification' && state.open === null) onRetry?.();
    });
  }, [failure, onRetry]);
  const navigation = useNavigation();
  // The page may be older than the terms; a new one asks the player to accept them (RG-05).
  useEffect(() => {
    if (failure === 'termsNotAccepted') void navigation.reload();
  }, [failure, navigation]);
  if (failure === 'notVerified' && !isOff(visit, 'verification')) {
    return (
      <Button variant="primary" onClick={() => openOverlay('verification')}>
        {t('gameWindow.verify')}
      </Button>
    );
  }
  if (failure === 'selfExcluded') {
    return (
      <ButtonLink variant="outline" href={helpLine.url} target="_blank" rel="noopener noreferrer">
        {helpLine.name}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="outline" href={sitePaths.help}>
      {t('gameWindow.support')}
    </ButtonLink>
  );
}
