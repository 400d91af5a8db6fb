import { useState } from 'react';
import { ProviderWindow } from '../../domain/account/ProviderWindow.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { Notice } from '../../ui/Notice.tsx';
import { reloadPage } from '../../ui/reloadPage.browser.ts';
import { postExternalRegistration } from './externalRegistrationApi.ts';

interface ExternalRegistrationProps {
  /** The provider registers nobody. */
  onMissing: () => void;
  /** The player closes the window, or the page is about to leave for the provider. */
  onLeave: () => void;
}

/** Leads to the registration of the identity provider. */
export default function ExternalRegistration({ onMissing, onLeave }: ExternalRegistrationProps) {
  const { t } = useText();
  const [hasFailed, setFailed] = useState(false);

  async function run(): Promise<void> {
    setFailed(false);
    const response = await createApiClient().call(postExternalRegistration, { body: {} });
    if (!response.ok) setFailed(true);
    else if (response.value.url === null) onMissing();
    else {
      trackInteraction({ area: 'registration', action: 'redirect' });
      onLeave();
      reloadPage(response.value.url);
    }
  }

  return (
    <ProviderWindow
      title={t('registration.title')}
      status={t('registration.external.leaving')}
      problem={
        hasFailed ? (
          <Notice kind="error">
            <p>{t('registration.external.failed')}</p>
          </Notice>
        ) : null
      }
      run={run}
      onClose={() => {
        trackInteraction({ area: 'registration', action: 'close' });
        onLeave();
        overlayStore.setState({ open: null, intendedGameId: null });
      }}
    />
  );
}
