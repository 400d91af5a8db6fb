import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './NoticeDialog.module.css';

interface NoticeDialogProps {
  isOpen: boolean;
  icon: IconName;
  title: string;
  children: ReactNode;
  /** Shown side by side. */
  actions: readonly [NoticeDialogAction, NoticeDialogAction];
}

interface NoticeDialogAction {
  label: string;
  onPress: () => void;
  isBusy?: boolean;
}

/** Dialog that only its two buttons close. They have the same size and look, because neither choice is preferred. */
export function NoticeDialog({ isOpen, icon, title, children, actions }: NoticeDialogProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={() => undefined} title={title} titleId={titleId} isSheet isDismissable={false}>
      <div className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          <span>{title}</span>
        </h2>
        <div className={styles.facts}>{children}</div>
        <div className={styles.actions}>
          <ActionButton {...actions[0]} />
          <ActionButton {...actions[1]} />
        </div>
      </div>
    </Dialog>
  );
}

function ActionButton({ label, onPress, isBusy = false }: NoticeDialogAction) {
  return (
    <Button variant="outline" isBusy={isBusy} onClick={onPress}>
      {label}
    </Button>
  );
}
