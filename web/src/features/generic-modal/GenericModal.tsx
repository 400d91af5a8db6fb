import type { Link } from '@foyer/contract/blocks';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import styles from './GenericModal.module.css';

export interface GenericModalProperties {
  anchor?: string | undefined;
  heading?: string | undefined;
  text?: string | undefined;
  action?: Link | undefined;
}

/**
 * UI-03: dialog written by editors. Links of the page to its anchor open it. Without JavaScript they lead to the
 * anchor, so editors put the same content there.
 */
export default function GenericModal({ anchor = '', heading = '', text = '', action }: GenericModalProperties) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (anchor === '' || heading === '') return undefined;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOurs =
        link?.hash === `#${anchor}` &&
        link.origin === window.location.origin &&
        link.pathname === window.location.pathname &&
        link.closest('dialog') === null;
      if (!isOurs || !isPlainPress(event)) return;
      event.preventDefault();
      // Runs before the page's own link handler, which would change the address.
      event.stopPropagation();
      setIsOpen(true);
      trackInteraction({ area: 'genericModal', action: 'shown', name: anchor });
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [anchor, heading]);

  const leave = (how: 'press' | 'close') => () => {
    trackInteraction({ area: 'genericModal', action: how, name: anchor });
    setIsOpen(false);
  };
  return (
    <Dialog isOpen={isOpen} onClose={leave('close')} title={heading} isSheet>
      <div className={styles.text}>
        {text
          .split('\n')
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      <div className={styles.actions}>
        {action !== undefined && (
          <ButtonLink variant="primary" href={action.Url} onClick={leave('press')}>
            {action.Name}
          </ButtonLink>
        )}
        <Button variant="outline" onClick={leave('close')}>
          {t('site.close')}
        </Button>
      </div>
    </Dialog>
  );
}
