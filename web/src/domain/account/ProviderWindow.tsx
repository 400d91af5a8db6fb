import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface ProviderWindowProps {
  title: string;
  /** What is under way. */
  status: string;
  /** Explains why the page still shows this window; null while `run` is under way. */
  problem: ReactNode;
  /** Leads to the identity provider. Called when the window opens, and again when the player retries. */
  run: () => Promise<void>;
  onClose: () => void;
}

/** Window over the page while it leads to the identity provider or takes its response. */
export function ProviderWindow({ title, status, problem, run, onClose }: ProviderWindowProps) {
  const { t } = useText();
  useEffect(() => {
    void run();
    // oxlint-disable-next-line react/exhaustive-deps -- once: each run begins another login, and a response counts once
  }, []);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {problem === null ? (
        <p role="status">{status}</p>
      ) : (
        <div className="stack g16">
          <div>{problem}</div>
          <Button variant="primary" onClick={() => void run()}>
            {t('site.tryAgain')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
