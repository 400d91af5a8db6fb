import type { ReactNode } from 'react';
import { useAccountActions } from '../../domain/account/useAccountActions.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, openOverlay } from '../../services/overlays/openOverlay.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { typedActions } from './typedActions.ts';
import type { TypedAction } from './typedActions.ts';
import styles from './SearchOverlay.module.css';

/**
 * What the typed text asks for instead of a game, such as `withdraw` or `limit 50`. A press opens its form, and nothing is
 * done before the player confirms there. Needs the messages of the areas `filters` and `accountMenu`.
 */
export default function SearchActions({ text }: { text: string }) {
  const { t } = useText();
  const { access } = useVisit();
  const isPlayer = useIsPlayer();
  const account = useAccountActions(closeOverlay);
  const openCashier = (view: 'deposit' | 'withdraw') => () => {
    closeOverlay();
    siteStore.setState({ bankingModal: { show: true, view } });
  };
  const button = (result: string, icon: IconName, label: string, onPress: () => void): ReactNode => (
    <button key={label} type="button" className={styles.chip} data-result={result} onClick={onPress}>
      <Icon name={icon} size={18} />
      <span>{label}</span>
    </button>
  );
  const link = (result: string, icon: IconName, label: string, href: string, section?: string): ReactNode => (
    <SiteLink
      key={label}
      href={href}
      className={styles.chip}
      data-result={result}
      {...(section !== undefined && { 'data-section': section })}
      onClick={closeOverlay}
    >
      <Icon name={icon} size={18} />
      <span>{label}</span>
    </SiteLink>
  );
  function actionOf({ name, isWhole }: TypedAction): ReactNode {
    const result = isWhole ? 'whole' : 'begun';
    if (name === 'help') return link(result, 'chats-circle', t('filters.help'), sitePaths.help);
    if (name === 'breaks') return link(result, 'coffee', t('site.takeBreak'), sitePaths.myPlay, 'breaks');
    if (name === 'limits')
      return link(result, 'sliders-horizontal', t('accountMenu.limits'), sitePaths.myPlay, 'limits');
    if (!isPlayer) return name === 'logIn' ? button(result, 'user', t('site.logIn'), () => openOverlay('login')) : null;
    if (name === 'deposit' || name === 'withdraw') {
      if (access !== 'full') return null;
      const label = name === 'deposit' ? t('site.deposit') : t('accountMenu.withdraw');
      return button(result, name === 'deposit' ? 'wallet' : 'arrow-up', label, openCashier(name));
    }
    const entry = account.find((action) => action.name === name);
    return entry === undefined ? null : button(result, entry.icon, entry.label, entry.onPress);
  }
  const shown = typedActions(text, t)
    .map(actionOf)
    .filter((action) => action !== null);
  if (shown.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t('filters.actions')}>
      {shown}
    </div>
  );
}
