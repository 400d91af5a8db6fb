import type { GameInformation } from '@foyer/contract/games';
import { type ChangeEvent, useId, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { stakeSteps } from './stakeSteps.ts';
import styles from './HourlyCost.module.css';

interface StepSliderProps {
  label: string;
  /** Texts of the steps, lowest first. */
  steps: readonly string[];
  step: number;
  onStep: (step: number) => void;
}

function StepSlider({ label, steps, step, onStep }: StepSliderProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{steps[step]}</output>
      <input
        id={id}
        type="range"
        max={steps.length - 1}
        value={step}
        aria-valuetext={steps[step]}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onStep(target.valueAsNumber)}
      />
    </div>
  );
}

/**
 * What an hour of a game costs on average, and the range of nine hours in ten, by stake and pace. Renders nothing
 * without the figures or the stakes of the game.
 */
export function HourlyCost({ hourlyCost, stakes }: Pick<GameInformation, 'hourlyCost' | 'stakes'>) {
  const { t, formats } = useText();
  const { locale, flags } = useVisit();
  const headingId = useId();
  const [stakeStep, setStakeStep] = useState(0);
  const [chosenPace, setPace] = useState<number | null>(null);
  const paces = hourlyCost?.paces ?? [];
  const paceStep = chosenPace ?? Math.floor((paces.length - 1) / 2);
  const pace = paces[paceStep];
  if (pace === undefined || stakes.minimum <= 0 || !flags.hourlyCost) return null;
  const steps = stakeSteps(stakes);
  const stake = steps[stakeStep] ?? stakes.minimum;
  const money = (minor: number) => formats.money(Math.round(minor), stakes.currencyIsoCode);
  const result = (inStakes: number) =>
    t('gameFacts.cost.result', { side: inStakes < 0 ? 'loss' : 'gain', amount: money(Math.abs(inStakes * stake)) });
  return (
    <section className={styles.cost} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('gameFacts.cost')}</h2>
      <StepSlider label={t('gameFacts.cost.stake')} steps={steps.map(money)} step={stakeStep} onStep={setStakeStep} />
      <StepSlider
        label={t('gameFacts.cost.pace')}
        steps={paces.map(({ rounds }) => rounds.toLocaleString(locale))}
        step={paceStep}
        onStep={setPace}
      />
      <div aria-live="polite" className={styles.result}>
        <p>
          <strong>{t('gameFacts.cost.average', { amount: money(-pace.average * stake) })}</strong>
        </p>
        <p>{t('gameFacts.cost.range', { low: result(pace.low), high: result(pace.high) })}</p>
      </div>
      {hourlyCost?.basis !== '' && <p className={styles.note}>{hourlyCost?.basis}</p>}
      <p className={styles.note}>{t('gameFacts.cost.limits')}</p>
    </section>
  );
}
