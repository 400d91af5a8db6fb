import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SaferGamblingIntroduction.module.css';

const tools = [
  { icon: 'wallet', name: 'limits' },
  { icon: 'bell', name: 'reminders' },
  { icon: 'pause-fill', name: 'breaks' },
  { icon: 'lock', name: 'exclusion' },
  { icon: 'clock-counter-clockwise', name: 'history' },
] as const;

/** MT2: lists the protection tools after the registration and before the first stake, and where to find them. */
export default function SaferGamblingIntroduction({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { helpLine } = useVisit();
  const leave = (then: () => void) => {
    onClose();
    then();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('verification.before.title')}>
      <div className="stack g14">
        <p>{t('verification.before.text')}</p>
        <ul className={styles.tools}>
          {tools.map(({ icon, name }) => (
            <li key={name}>
              <Icon name={icon} />
              <span>
                <b>{t(`verification.before.${name}`)}</b>
                <small>{t(`verification.before.${name}.text`)}</small>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.where}>{t('verification.before.where')}</p>
        <p className={styles.where}>
          {t('verification.before.help')}{' '}
          <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
            {helpLine.name}
          </a>
          <span translate="no">{helpLine.phone === undefined ? '' : ` ${helpLine.phone}`}</span>
        </p>
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => leave(() => openOverlay('myPlay'))}>
            {t('verification.before.set')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('verification.before.goOn')}
          </Button>
        </div>
        <ButtonLink href={sitePaths.saferGambling} onClick={onClose}>
          {t('verification.before.read')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
