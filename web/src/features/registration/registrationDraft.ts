import { registrationDetails } from '@foyer/contract/registrationDetails';
import * as v from 'valibot';
import { readStored } from '../../storage/readStored.ts';
import { limitPeriods } from './limitPeriod.ts';
import { emptyForm, formSteps } from './registrationForm.ts';
import type { FormStep, MarketQuestions, RegistrationForm } from './registrationForm.ts';

/** What a form that was interrupted is gone on with (RG-01). Never holds the password, nor what has to be agreed to anew. */
export interface RegistrationDraft {
  /** Made once for each account that is to be opened. */
  key: string;
  isOpen: boolean;
  step: FormStep;
  form: RegistrationForm;
}

const limit = v.object({ amount: v.pipe(v.string(), v.maxLength(40)), period: v.picklist(limitPeriods) });
const stored = v.object({
  key: v.pipe(v.string(), v.uuid()),
  isOpen: v.boolean(),
  step: v.picklist(formSteps),
  details: v.omit(registrationDetails, ['password']),
  limitChoice: v.nullable(v.picklist(['set', 'later'])),
  limits: v.object({ deposit: limit, loss: limit, time: limit }),
  channels: v.array(v.picklist(['email', 'sms', 'phone', 'post'])),
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

/** Null where nothing was kept, or not by this code. What the market decides is taken from the market as it is now. */
export function readDraft(text: string | null, rules: MarketQuestions): RegistrationDraft | null {
  const kept = readStored(stored, text);
  if (kept === null) return null;
  const { key, isOpen, step, details, limitChoice, limits, channels } = kept;
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
