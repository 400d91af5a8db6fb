import * as v from 'valibot';
import { experimentPlan } from '../flags/experiments.server.ts';

/** Environment variable of the experiments. */
export const experimentsEnvironment = {
  /** Flags that differ by share of visitors, for example `jackpotBand revampedJackpotTicker on=50 off=50`. */
  EXPERIMENTS: v.optional(experimentPlan, ''),
};
