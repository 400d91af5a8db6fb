import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, openOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { report } from '../../telemetry/report.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { asksForLogin } from './loginAddress.browser.ts';

type Dialog = ComponentType<{ isOpen: boolean }>;

async function loadDialog(): Promise<Dialog | null> {
  try {
    return (await import('./LoginDialog.tsx')).LoginDialog;
  } catch (error) {
    report('APP_INIT_ERROR', { item: 'login', message: String(error).slice(0, 200) });
    return null;
  }
}

/** Waits for the wish to log in, by a button or by the address, and brings the form then. */
export default function LoginOverlay() {
  const { t } = useText();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'login');
  const isAsked = asksForLogin(useSearch());
  const [LoginDialog, setLoginDialog] = useState<{ view: Dialog } | null>(null);

  useEffect(() => {
    if (isAsked && !playerStore.getState().isLoggedIn) openOverlay('login');
  }, [isAsked]);

  useEffect(() => {
    if (!isOpen || LoginDialog !== null) return;
    let isCurrent = true;
    void loadDialog().then((view) => {
      if (!isCurrent) return;
      if (view !== null) setLoginDialog({ view });
      else {
        closeOverlay();
        showToast(t('errors.general'), 'error');
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, LoginDialog, t]);

  useEffect(() => {
    if (window.requestIdleCallback === undefined) return;
    // By the time someone wants to log in, the form is there.
    const idle = window.requestIdleCallback(() => void loadDialog(), { timeout: 10_000 });
    return () => window.cancelIdleCallback(idle);
  }, []);

  return LoginDialog === null ? null : <LoginDialog.view isOpen={isOpen} />;
}
