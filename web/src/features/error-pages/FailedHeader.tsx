import { EssentialBar } from '../../domain/player/EssentialBar.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';

export interface FailedHeaderProperties {
  /** Renders the header anew. Without it the page loads again. */
  onRetry?: () => void;
}

/** Replaces a header that failed to render. */
export default function FailedHeader({ onRetry }: FailedHeaderProperties) {
  const navigation = useNavigation();
  return (
    <header>
      <EssentialBar onRetry={onRetry ?? (() => void navigation.reload())} />
    </header>
  );
}
