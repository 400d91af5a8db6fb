import { useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { Button, ButtonLink, IconButton, IconLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconNames } from '../../ui/iconNames.ts';
import { Notice } from '../../ui/Notice.tsx';
import { noticeIcons } from '../../ui/noticeIcons.ts';
import type { NoticeKind } from '../../ui/noticeIcons.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ThemeSheet.module.css';

const variants = ['primary', 'plain', 'outline'] as const;
const sizes = ['l', 'm', 's'] as const;
const kinds = Object.keys(noticeIcons) as NoticeKind[];
const dialogs = ['small', 'medium', 'large', 'sheet'] as const;

/** Buttons, fields, notices, toasts, dialogs and icons that features consist of. */
export function ComponentGallery() {
  const { t } = useText();
  const [open, setOpen] = useState<(typeof dialogs)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <section aria-labelledby="sheet-buttons">
        <h2 id="sheet-buttons">{t('themeSheet.buttons')}</h2>
        {variants.map((variant) => (
          <div key={variant} className={styles.line}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {t('themeSheet.button')}
              </Button>
            ))}
            <Button variant={variant} icon="gift">
              {t('themeSheet.withIcon')}
            </Button>
            <Button variant={variant} isBusy>
              {t('themeSheet.busy')}
            </Button>
            <Button variant={variant} disabled>
              {t('themeSheet.disabled')}
            </Button>
            <ButtonLink variant={variant} href="/theme-sheet">
              {t('themeSheet.link')}
            </ButtonLink>
          </div>
        ))}
        <div className={styles.line}>
          <IconButton label={t('themeSheet.iconButton')} icon="bell" />
          <IconButton label={t('themeSheet.disabled')} icon="bell" disabled />
          <IconLink label={t('themeSheet.link')} icon="shield-check" href="/responsible-gaming" />
        </div>
      </section>
      <section aria-labelledby="sheet-fields">
        <h2 id="sheet-fields">{t('themeSheet.fields')}</h2>
        <div className={styles.fields}>
          <TextField label={t('themeSheet.field')} />
          <TextField
            label={t('themeSheet.filled')}
            defaultValue={t('themeSheet.sampleText')}
            hint={t('themeSheet.hint')}
          />
          <TextField label={t('themeSheet.wrong')} error={t('themeSheet.error')} />
          <TextField label={t('themeSheet.disabled')} disabled />
        </div>
      </section>
      <section aria-labelledby="sheet-notices">
        <h2 id="sheet-notices">{t('themeSheet.notices')}</h2>
        <div className={styles.fields}>
          {kinds.map((kind) => (
            <Notice key={kind} kind={kind}>
              {t('themeSheet.kind', { kind })}
            </Notice>
          ))}
        </div>
        <div className={styles.line}>
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => showToast(t('themeSheet.kind', { kind }), kind)}>
              {t('themeSheet.toast', { kind })}
            </Button>
          ))}
        </div>
      </section>
      <section aria-labelledby="sheet-dialogs">
        <h2 id="sheet-dialogs">{t('themeSheet.dialogs')}</h2>
        <div className={styles.line}>
          {dialogs.map((size) => (
            <Button key={size} variant="outline" aria-haspopup="dialog" onClick={() => setOpen(size)}>
              {t('themeSheet.dialog', { size })}
            </Button>
          ))}
        </div>
        <Dialog
          isOpen={open !== null}
          onClose={close}
          title={t('themeSheet.dialog', { size: open ?? 'small' })}
          size={open === null || open === 'sheet' ? 'small' : open}
          isSheet={open === 'sheet'}
        >
          <div className={styles.inDialog}>
            <p>{t('themeSheet.sampleText')}</p>
            <Button variant="primary" onClick={close}>
              {t('site.close')}
            </Button>
          </div>
        </Dialog>
      </section>
      <section aria-labelledby="sheet-icons">
        <h2 id="sheet-icons">{t('themeSheet.icons')}</h2>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
