import type { Culture } from '@foyer/contract/ids';
import { createRoot } from 'react-dom/client';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { TextTools } from '../../i18n/TextContext.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import button from '../../ui/Button.module.css';

/**
 * Says that the browser blocked the portal's window, and offers its address as a link: a press of a link is never
 * blocked. The dialog has a React root of its own, because the view that asked for the portal may be gone.
 */
export async function showPortalLink(address: string, culture: Culture, text: TextTools): Promise<void> {
  await loadLazyMessages(culture, 'portal');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const { t } = text;
  root.render(
    <TextContext value={text}>
      <Dialog isOpen onClose={close} title={t('portal.blocked')} isSheet>
        <p>{t('portal.blockedText')}</p>
        <a
          className={`${button.button} ${button.primary}`}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          // After the press: a browser does not follow a link that is gone. The address works once.
          onClick={() => void window.setTimeout(close)}
        >
          {t('portal.openPage')}
        </a>
      </Dialog>
    </TextContext>,
  );
}
