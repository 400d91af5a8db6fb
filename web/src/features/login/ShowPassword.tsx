import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './LoginForm.module.css';

/** The word at the end of a password field that shows and hides what is typed. */
export function ShowPassword({
  isShown,
  controls,
  onToggle,
}: {
  isShown: boolean;
  controls: string;
  onToggle: () => void;
}) {
  const { t } = useText();
  return (
    <Button
      size="s"
      className={styles.show ?? ''}
      aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
      aria-controls={controls}
      onClick={onToggle}
    >
      {t(isShown ? 'login.hide' : 'login.show')}
    </Button>
  );
}
