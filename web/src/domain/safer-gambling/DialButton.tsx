import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { Button } from '../../ui/Button.tsx';

interface DialButtonProps {
  variant?: 'plain';
  /** Closes the window that shows the button. */
  onPress: () => void;
}

/** Opens the dial in place of a window, unless its flag is off. */
export function DialButton({ variant, onPress }: DialButtonProps) {
  const { t } = useText();
  const { flags } = useVisit();
  return (
    flags.dial && (
      <Button
        icon="sliders-horizontal"
        {...(variant && { variant })}
        onClick={() => {
          onPress();
          openOverlay('dial');
        }}
      >
        {t('site.dial')}
      </Button>
    )
  );
}
