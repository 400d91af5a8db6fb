import { limitPeriods } from '@foyer/contract/limitKinds';
import { marketingChannels, registrationDetails } from '@foyer/contract/registrationDetails';
import * as v from 'valibot';
import { parseStored } from '../../services/storage/parseStored.ts';
import { emptyForm, formSteps } from './registrationForm.ts';
import type { FormStep, MarketQuestions, RegistrationForm } from './registrationForm.ts';

/** Draft of an interrupted form (RG-01). Contains neither the password nor agreements, which must be given anew. */
export interface RegistrationDraft {
  /** Idempotency key, created once per account to open. */
  key: string;
  isOpen: boolean;
  step: FormStep;
  form: RegistrationForm;
}

const limit = v.object({ amount: v.pipe(v.string(), v.maxLength(40)), period: v.picklist(limitPeriods) });
const stored = v.object({
  key: v.pipe(v.string(), v.uuid()),
  isOpen: v.boolean(),
  // The draft may be from before a release with other steps.
  step: v.fallback(v.picklist(formSteps), 'account'),
  details: v.omit(registrationDetails, ['password']),
  limitChoice: v.nullable(v.picklist(['set', 'later'])),
  limits: v.object({ deposit: limit, loss: limit, time: limit }),
  channels: v.array(v.picklist(marketingChannels)),
});

export function draftText({ key, isOpen, step, form }: RegistrationDraft): string {
  const { password: _password, ...details } = form.details;
  return JSON.stringify({
    key,
    isOpen,
    step,
    details,
    limitChoice: form.limitChoice,
    limits: form.limits,
    channels: [...form.channels],
  } satisfies v.InferOutput<typeof stored>);
}

/**
 * Parses a stored draft; null if it is missing or malformed. Fields that the market decides come from its current
 * rules.
 */
export function parseDraft(text: string | null, rules: MarketQuestions): RegistrationDraft | null {
  const parsed = parseStored(stored, text);
  if (parsed === null) return null;
  const { key, isOpen, step, details, limitChoice, limits, channels } = parsed;
  const empty = emptyForm(rules);
  const country = rules.countries.includes(details.country) ? details.country : empty.details.country;
  return {
    key,
    isOpen,
    step,
    form: {
      ...empty,
      details: { ...details, country, region: empty.details.region, currency: empty.details.currency, password: '' },
      limitChoice,
      limits,
      channels: channels.filter((channel) => rules.marketingChannels.includes(channel)),
    },
  };
}
