import { useText } from '../../i18n/TextContext.tsx';
import { playerStore } from '../../services/player/playerStore.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { playedRoundsStore } from './playedRounds.ts';
import styles from './GameHistory.module.css';

/** Rounds played in this tab. The view states this limitation. */
export default function GameHistory({ onClose }: { onClose: () => void }) {
  const { t, formats } = useText();
  const rounds = useStoreValue(playedRoundsStore, (state) => state.rounds);
  const currency = useStoreValue(playerStore, (state) => state.summary?.currencyIsoCode);
  const money = (amount: number) => (currency === undefined ? '–' : formats.money(amount, currency));
  const total = (of: 'stake' | 'win') => rounds.reduce((sum, round) => sum + round[of], 0);
  return (
    <Dialog isOpen onClose={onClose} title={t('gameWindow.history')} size="medium">
      <p className={styles.description}>{t('gameWindow.history.what')}</p>
      {rounds.length === 0 ? (
        <p className={styles.empty}>{t('gameWindow.history.empty')}</p>
      ) : (
        <>
          <dl className={styles.totals}>
            <div>
              <dt>{t('gameWindow.history.staked')}</dt>
              <dd>{money(total('stake'))}</dd>
            </div>
            <div>
              <dt>{t('gameWindow.history.won')}</dt>
              <dd>{money(total('win'))}</dd>
            </div>
            <div>
              <dt>{t('gameWindow.net')}</dt>
              <dd>{money(total('win') - total('stake'))}</dd>
            </div>
          </dl>
          <table className={styles.rounds}>
            <thead>
              <tr>
                <th scope="col">{t('gameWindow.time')}</th>
                <th scope="col">{t('gameWindow.history.game')}</th>
                <th scope="col">{t('gameWindow.history.stake')}</th>
                <th scope="col">{t('gameWindow.history.win')}</th>
                <th scope="col">{t('gameWindow.balance')}</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ roundId, gameName, stake, win, balance, endedAt }) => (
                <tr key={roundId}>
                  <td>{formats.timeOfDay(endedAt)}</td>
                  <td>{gameName}</td>
                  <td>{money(stake)}</td>
                  <td>{money(win)}</td>
                  <td>{money(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  );
}
