import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { blockOf } from '../blocks/blockDefinitions.ts';

interface FailedPartProps {
  /** Alias of the failed block. */
  alias: string;
  /** Whether the block holds the main heading of the page. */
  leadsPage: boolean;
  onRetry: () => void;
}

/**
 * Replaces a failed block: by a card with a retry, or in the header by the links that must stay in reach. The button
 * stands until their code is loaded, or for good when nothing loads.
 */
export default function FailedPart({ alias, leadsPage, onRetry }: FailedPartProps): React.ReactNode {
  const { t } = useText();
  const standIn = blockOf(blockOf(alias)?.region === 'header' ? 'failedHeader' : 'failedBlock');
  const View = useLoadedView<object>(
    true,
    () => standIn?.view() ?? Promise.reject(new Error(alias)),
    () => undefined,
  );
  if (View === null) return <Button onClick={onRetry}>{t('site.tryAgain')}</Button>;
  const properties = { isGame: alias === 'gameWindow', leadsPage, onRetry };
  return <View {...properties} />;
}
