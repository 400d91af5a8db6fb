import type { fieldProps } from './fieldProps.ts';
import type { Registration } from './registration.ts';
import type { MarketQuestions } from './registrationForm.ts';

export interface StepProps {
  rules: MarketQuestions;
  registration: Registration;
  /** What a field of the service is drawn with. */
  field: ReturnType<typeof fieldProps>;
}
