import { balanceTypes } from '@foyer/contract/balanceTypes';
import { playerStore } from '../../domain/player/playerStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './BankingWindow.module.css';

const words = {
  [balanceTypes.real]: 'banking.real',
  [balanceTypes.bonus]: 'banking.bonus',
  [balanceTypes.funBonus]: 'banking.funBonus',
  [balanceTypes.bingoBonus]: 'banking.bingoBonus',
  [balanceTypes.sportsbookFreeBet]: 'banking.freeBet',
  [balanceTypes.overflow]: 'banking.overflow',
  [balanceTypes.escrow]: 'banking.escrow',
} as const;

/** What the player has, by kind of balance, and the plain word that money cannot be moved here yet. */
export default function BankingWindow() {
  const { t, formats } = useText();
  const isShown = useStoreValue(siteStore, (state) => state.bankingModal.show);
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const close = () => siteStore.setState({ bankingModal: { show: false } });
  return (
    <Dialog isOpen={isShown} onClose={close} title={t('banking.title')} isSheet>
      {summary === null ? (
        <p>{t('banking.unknown')}</p>
      ) : (
        <dl className={styles.balances}>
          {summary.balances.map((entry) => (
            <div key={entry.type}>
              <dt>{t(words[entry.type])}</dt>
              <dd>{formats.money(entry.amount, summary.currencyIsoCode)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Notice kind="info">{t('banking.noTransfers')}</Notice>
    </Dialog>
  );
}
