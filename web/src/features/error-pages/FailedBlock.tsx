import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import status from '../../ui/statusCard.module.css';

export interface FailedBlockProperties {
  /** Whether the block is the game of a game page. */
  isGame: boolean;
  /** Whether the block is the first one inside `<main>`, which holds the page's main heading. */
  leadsPage: boolean;
  /** Renders the block anew. Without it the page loads again. */
  onRetry?: () => void;
}

/** Replaces a block that failed to load or to render: a short message with a retry. */
export default function FailedBlock({ isGame, leadsPage, onRetry }: FailedBlockProperties) {
  const { t } = useText();
  const navigation = useNavigation();
  const Heading = leadsPage ? 'h1' : 'h2';
  return (
    <section className={status.card}>
      <div className={status.ring}>
        <Icon name="plugs" size={36} />
      </div>
      <Heading>{t(isGame ? 'errors.gameFailed.title' : 'errors.blockFailed.title')}</Heading>
      <p>{t('errors.temporary.text')}</p>
      <div className={status.actions}>
        <Button variant="primary" data-early="" onClick={onRetry ?? (() => void navigation.reload())}>
          {t('site.tryAgain')}
        </Button>
      </div>
    </section>
  );
}
