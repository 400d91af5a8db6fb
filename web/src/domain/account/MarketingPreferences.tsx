import type { MarketingChoice } from '@foyer/contract/registrationDetails';
import { useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';
import { chooseMarketing } from '../safer-gambling/protection.browser.ts';
import styles from './section.module.css';

/** A checkbox for every product and channel, none preselected. Refusing all is as easy as choosing some. */
export default function MarketingPreferences({ choices }: { choices: readonly MarketingChoice[] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<readonly MarketingChoice[]>([]);
  const [isBusy, setBusy] = useState(false);
  const products = [...new Set(choices.map(({ product }) => product))];

  async function save(requested: readonly MarketingChoice[]): Promise<void> {
    setBusy(true);
    const isSaved = await chooseMarketing([...requested]);
    setBusy(false);
    if (!isSaved) showToast(t('saferGambling.failed'), 'error');
  }

  return (
    <NoticeDialog
      isOpen
      icon="envelope-simple"
      title={t('saferGambling.marketing.title')}
      actions={[
        { label: t('saferGambling.marketing.none'), onPress: () => void save([]), isBusy },
        { label: t('saferGambling.marketing.save'), onPress: () => void save(chosen), isBusy },
      ]}
    >
      <p>{t('saferGambling.marketing.text')}</p>
      {products.map((product) => (
        <fieldset key={product} className={styles.boxes}>
          <legend>{t(`saferGambling.marketing.${product}`)}</legend>
          {choices
            .filter((choice) => choice.product === product)
            .map((choice) => (
              <CheckField
                key={choice.channel}
                label={t(`saferGambling.marketing.${choice.channel}`)}
                checked={chosen.includes(choice)}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
                }
              />
            ))}
        </fieldset>
      ))}
    </NoticeDialog>
  );
}
