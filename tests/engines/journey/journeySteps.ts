import { cashierSteps } from './cashierSteps.ts';
import { gameSteps } from './gameSteps.ts';
import { gameWindowSteps } from './gameWindowSteps.ts';
import type { JourneyStep } from './journeyStep.ts';
import { playerSteps } from './playerSteps.ts';
import { historyStep, languageStep } from './siteSteps.ts';
import { logOutStep, visitorSteps } from './visitorSteps.ts';

/** The journey of every engine and size, in its order. */
export const journeySteps: readonly JourneyStep[] = [
  ...visitorSteps,
  ...gameSteps,
  ...gameWindowSteps,
  ...cashierSteps,
  ...playerSteps,
  historyStep,
  logOutStep,
  languageStep,
];
