import { accountStatuses } from '@foyer/contract/accountStatuses';
import type { Capability } from '@foyer/contract/capabilities';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import type { IconName } from '../../ui/iconNames.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { useOpenPortal } from '../portal/useOpenPortal.ts';

/** Capabilities without which an entry is left out. */
const needs = {
  history: 'history',
  bonuses: 'promotions',
  verification: 'verification',
  quests: 'campaigns',
  limits: undefined,
  preferences: undefined,
} as const satisfies Record<AccountAction['name'], Capability | undefined>;

/** One entry of the account menu. */
interface AccountAction {
  readonly name: 'history' | 'bonuses' | 'verification' | 'limits' | 'preferences' | 'quests';
  readonly icon: IconName;
  readonly label: string;
  /** State of the thing, for example that verification is needed. */
  readonly note?: string;
  onPress(): void;
}

/**
 * Returns the entries that the player's access allows. A guest has no money, bonus or verification; a restricted player
 * has no offers.
 * @param onLeave closes the menu, before an entry opens something else
 */
export function useAccountActions(onLeave: () => void): readonly AccountAction[] {
  const { t } = useText();
  const visit = useVisit();
  const { access, flags } = visit;
  const openPortal = useOpenPortal();
  const accountStatus = useStoreValue(playerStore, ({ account }) => account?.regulated.accountStatusId);
  const openPreferences = async () => {
    const opening = openPortal('communication-preferences');
    onLeave();
    if (!(await opening)) showToast(t('accountMenu.preferencesFailed'), 'error');
  };
  const history: AccountAction = {
    name: 'history',
    icon: 'clock-counter-clockwise',
    label: t('accountMenu.history'),
    onPress: () => openOverlay('history'),
  };
  const limits: AccountAction = {
    name: 'limits',
    icon: 'sliders-horizontal',
    label: t('accountMenu.limits'),
    onPress: () => openOverlay('myPlay'),
  };
  const preferences: AccountAction = {
    name: 'preferences',
    icon: 'envelope-simple',
    label: t('accountMenu.preferences'),
    onPress: () => void openPreferences(),
  };
  const available = (actions: readonly AccountAction[]) => actions.filter(({ name }) => !isOff(visit, needs[name]));
  if (access === 'guest') return available([history, limits]);
  if (access === 'restricted') return available([history, preferences]);
  return available([
    history,
    {
      name: 'bonuses',
      icon: 'gift',
      label: t('accountMenu.bonuses'),
      onPress: () => openOverlay('freedomBonus'),
    },
    {
      name: 'verification',
      icon: 'identification-card',
      label: t('accountMenu.verification'),
      ...(accountStatus === accountStatuses.provisional ? { note: t('accountMenu.verificationNeeded') } : {}),
      onPress: () => openOverlay('verification'),
    },
    limits,
    preferences,
    ...(flags.gamification
      ? [
          {
            name: 'quests',
            icon: 'trophy',
            label: t('site.quests'),
            onPress: () => openOverlay('quests'),
          } satisfies AccountAction,
        ]
      : []),
  ]);
}
