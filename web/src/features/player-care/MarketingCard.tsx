import type { MarketingChoice } from '@foyer/contract/registrationDetails';
import { useState } from 'react';
import { chooseMarketing } from '../../domain/protection/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../overlays/toasts.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { CareCard } from './CareCard.tsx';
import styles from './section.module.css';

/** Every product and channel has a box of its own, none is ticked, and none of them is as easy to say as some. */
export default function MarketingCard({ choices }: { choices: readonly MarketingChoice[] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<readonly MarketingChoice[]>([]);
  const [isBusy, setBusy] = useState(false);
  const products = [...new Set(choices.map(({ product }) => product))];

  async function save(wish: readonly MarketingChoice[]): Promise<void> {
    setBusy(true);
    const isKept = await chooseMarketing([...wish]);
    setBusy(false);
    if (!isKept) showToast(t('care.failed'), 'error');
  }

  return (
    <CareCard
      isOpen
      icon="envelope-simple"
      title={t('care.marketing.title')}
      ways={[
        { label: t('care.marketing.none'), onPress: () => void save([]), isBusy },
        { label: t('care.marketing.save'), onPress: () => void save(chosen), isBusy },
      ]}
    >
      <p>{t('care.marketing.text')}</p>
      {products.map((product) => (
        <fieldset key={product} className={styles.boxes}>
          <legend>{t(`care.marketing.${product}`)}</legend>
          {choices
            .filter((choice) => choice.product === product)
            .map((choice) => (
              <CheckField
                key={choice.channel}
                label={t(`care.marketing.${choice.channel}`)}
                checked={chosen.includes(choice)}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
                }
              />
            ))}
        </fieldset>
      ))}
    </CareCard>
  );
}
