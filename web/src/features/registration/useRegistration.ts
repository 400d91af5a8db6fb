import { trimmed } from '@foyer/contract/registrationProblems';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { siteStore } from '../../domain/site/siteStore.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { logInWithRefreshToken } from '../../services/session/logInWithRefreshToken.browser.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { waitMinutes } from '../../ui/waitMinutes.ts';
import type { Registration, RegistrationOutcome, RegistrationError } from './registration.ts';
import { postRegister } from './registrationApi.ts';
import { draftText, parseDraft } from './registrationDraft.ts';
import type { RegistrationDraft } from './registrationDraft.ts';
import { emptyForm, fieldsOfStep, formProblems, formSteps, limitsOf, stepOf, withField } from './registrationForm.ts';
import type { FormField, FormProblems, FormStep, MarketQuestions, RegistrationForm } from './registrationForm.ts';

function begin(rules: MarketQuestions): RegistrationDraft {
  return (
    parseDraft(tabStorage.get(storedKeys.registration), rules) ?? {
      key: uuid(),
      isOpen: true,
      step: 'account',
      form: emptyForm(rules),
    }
  );
}

/** Opens the account and starts its first session (RG-02). */
async function performRegistration(
  key: string,
  form: RegistrationForm,
  rules: MarketQuestions,
  landing: Record<string, string> | undefined,
): Promise<RegistrationOutcome> {
  const response = await createApiClient().call(postRegister, {
    body: {
      key,
      details: trimmed(form.details),
      limits: limitsOf(form, rules.limits),
      marketing: form.channels.map((channel) => ({ product: 'casino' as const, channel })),
      termsAccepted: form.terms,
      affirmed: form.affirmed,
      ...(landing !== undefined && { landing }),
    },
  });
  if (!response.ok) {
    const { failure } = response;
    if (failure.kind === 'noResponse') return { outcome: 'noResponse' };
    if (failure.kind === 'refused' && failure.status === 429)
      return { outcome: 'tooMany', retryAfterMs: failure.retryAfterMs };
    return { outcome: 'failed' };
  }
  if (!response.value.opened)
    return response.value.because === 'problems'
      ? { outcome: 'problems', problems: response.value.problems }
      : { outcome: response.value.because };
  const userId = await logInWithRefreshToken(response.value.refreshToken);
  return userId === null ? { outcome: 'opened' } : { outcome: 'entered', userId };
}

/** State of the form from the first value to the open account, stored in the tab until then. */
export function useRegistration(rules: MarketQuestions): Registration {
  const { attribution } = useVisit();
  const landing = useRef<Record<string, string>>(undefined);
  useEffect(() => {
    if (attribution === undefined) return;
    void import('../../services/attribution/landingParameters.browser.ts').then(
      ({ landingParameters }) => (landing.current = landingParameters(attribution)),
      () => undefined,
    );
  }, [attribution]);
  const [{ key, form, step, wasInterrupted }, setDraft] = useState(() => {
    const draft = begin(rules);
    return { ...draft, wasInterrupted: draft.step !== 'account' && draft.form.details.password === '' };
  });
  const [openedAt] = useState(() => Date.now());
  const [seen, setSeen] = useState<ReadonlySet<FormField>>(new Set());
  const [refused, setRefused] = useState<FormProblems>({});
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RegistrationError | null>(null);
  const [minutes, setMinutes] = useState(0);
  const [attempts, setAttempts] = useState(0);

  // With the form on screen, before a press can close it, which marks the stored draft as closed.
  useLayoutEffect(() => {
    tabStorage.set(storedKeys.registration, draftText({ key, isOpen: true, step, form }));
  }, [key, step, form]);

  // The lookup of the visitor's country may end after the form has opened; a value that the player chose stays.
  const visitedFrom = useStoreValue(siteStore, ({ geoInfo }) => geoInfo.CountryIsoCode);
  useEffect(() => {
    if (!rules.countries.includes(visitedFrom)) return;
    setDraft((draft) =>
      draft.form.details.country === ''
        ? { ...draft, form: { ...draft.form, details: { ...draft.form.details, country: visitedFrom } } }
        : draft,
    );
  }, [visitedFrom, rules.countries]);

  const all = { ...formProblems(form, rules, openedAt), ...refused };
  const problems = Object.fromEntries(
    Object.entries(all).filter(([field]) => seen.has(field as FormField)),
  ) as FormProblems;
  const fields = fieldsOfStep(step, wasInterrupted);

  const change = (changes: Partial<RegistrationForm>) =>
    setDraft((draft) => ({ ...draft, form: { ...draft.form, ...changes } }));
  const show = (more: readonly FormField[]) => setSeen((before) => new Set([...before, ...more]));
  const showStep = (next: FormStep) => {
    setError(null);
    setDraft((draft) => ({ ...draft, step: next }));
  };

  async function send(): Promise<{ userId: number } | null> {
    setBusy(true);
    setError(null);
    const result = await performRegistration(key, form, rules, landing.current);
    setBusy(false);
    if (result.outcome === 'entered') {
      tabStorage.remove(storedKeys.registration);
      return { userId: result.userId };
    }
    if (result.outcome === 'problems') {
      const found = result.problems as FormProblems;
      setRefused(found);
      show(Object.keys(found) as FormField[]);
      const first = formSteps.find((one) => (Object.keys(found) as FormField[]).some((field) => stepOf(field) === one));
      if (first !== undefined) showStep(first);
      setAttempts((count) => count + 1);
    } else {
      if (result.outcome === 'opened') tabStorage.remove(storedKeys.registration);
      setMinutes(
        result.outcome === 'tooMany' && result.retryAfterMs !== undefined ? waitMinutes(result.retryAfterMs) : 0,
      );
      setError(result.outcome);
    }
    return null;
  }

  return {
    step,
    form,
    problems,
    isBusy,
    error,
    minutes,
    requiresPassword: wasInterrupted,
    attempts,
    change,
    answer(field, text) {
      setRefused(({ [field]: _reported, ...others }) => others);
      setDraft((draft) => ({
        ...draft,
        form: { ...draft.form, details: withField(draft.form.details, field, text) },
      }));
    },
    leave(field) {
      // Empty fields show no error while the player only moves through them.
      if (all[field] !== 'missing') show([field]);
    },
    back: () => showStep(formSteps[formSteps.indexOf(step) - 1] ?? 'account'),
    async submitStep() {
      if (isBusy) return null;
      trackInteraction({ area: 'registration', action: 'cta' });
      show(fields);
      if (fields.some((field) => all[field] !== undefined)) {
        setAttempts((count) => count + 1);
        return null;
      }
      const next = formSteps[formSteps.indexOf(step) + 1];
      if (next !== undefined) {
        showStep(next);
        return null;
      }
      return send();
    },
  };
}
