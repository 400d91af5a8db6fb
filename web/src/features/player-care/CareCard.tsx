import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import styles from './CareCard.module.css';

interface CareCardProps {
  isOpen: boolean;
  icon: IconName;
  title: string;
  children: ReactNode;
  /** Side by side. */
  ways: readonly [CareAction, CareAction];
}

interface CareAction {
  label: string;
  onPress: () => void;
  isBusy?: boolean;
}

/** A card that only its own buttons end: two of them, the same size and look, because both choices are the player's. */
export function CareCard({ isOpen, icon, title, children, ways }: CareCardProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={() => undefined} title={title} titleId={titleId} isSheet isDismissable={false}>
      <div className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          {title}
        </h2>
        <div className={styles.facts}>{children}</div>
        <div className={styles.ways}>
          <ActionButton {...ways[0]} />
          <ActionButton {...ways[1]} />
        </div>
      </div>
    </Dialog>
  );
}

function ActionButton({ label, onPress, isBusy = false }: CareAction) {
  return (
    <Button variant="outline" isBusy={isBusy} onClick={onPress}>
      {label}
    </Button>
  );
}
