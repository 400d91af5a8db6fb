import type { ComponentType, ReactNode } from 'react';
import type { AnyBlockDefinition } from '../../domain/block/blockDefinition.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { ErrorBoundary } from '../../services/errors/ErrorBoundary.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { blockOf, opensOverlay } from '../blocks/registry.ts';

interface BlockBoundaryProps {
  definition: AnyBlockDefinition;
  /** A new page renders a failed block again. */
  page: unknown;
  /** Whether the block holds the main heading of the page. */
  leadsPage: boolean;
  children: ReactNode;
}

/**
 * Keeps a page when a block fails. A block of the page leaves a card with a retry, a header the links that must stay in
 * reach. An overlay closes, says so and renders anew, so that it can be opened again.
 */
export function BlockBoundary({ definition, page, leadsPage, children }: BlockBoundaryProps) {
  const { t } = useText();
  const { alias, region } = definition;
  const isOverlay = region === 'overlay';
  return (
    <ErrorBoundary
      name={alias}
      resetKey={page}
      {...(isOverlay
        ? { onError: () => closeFailedOverlay(definition, t('errors.general')) }
        : {
            renderFallback: (onRetry) => (
              <StandIn
                alias={region === 'header' ? 'failedHeader' : 'failedBlock'}
                properties={{ isGame: alias === 'gameWindow', leadsPage, onRetry }}
                onRetry={onRetry}
              />
            ),
          })}
    >
      {children}
    </ErrorBoundary>
  );
}

function closeFailedOverlay({ opens, close }: AnyBlockDefinition, message: string): void {
  const { open } = overlayStore.getState();
  // Some blocks render overlays that they do not name in `opens`.
  if (open !== null && (open === opens || !opensOverlay(open))) closeOverlay();
  close?.();
  showToast(message, 'error');
}

interface StandInProps {
  alias: string;
  properties: object;
  onRetry: () => void;
}

/** Loads the view that replaces a failed one. The button stands until then, or for good when nothing loads. */
function StandIn({ alias, properties, onRetry }: StandInProps) {
  const { t } = useText();
  const View: ComponentType<object> | null = useLoadedView<object>(
    true,
    () => blockOf(alias)?.view() ?? Promise.reject(new Error(alias)),
    () => undefined,
  );
  return View === null ? <Button onClick={onRetry}>{t('site.tryAgain')}</Button> : <View {...properties} />;
}
