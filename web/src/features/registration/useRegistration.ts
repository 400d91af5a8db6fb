import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { waitMinutes } from '../../ui/waitMinutes.ts';
import { performRegistration } from './performRegistration.browser.ts';
import type { Registration, RegistrationTrouble } from './registration.ts';
import { draftText, readDraft } from './registrationDraft.ts';
import type { RegistrationDraft } from './registrationDraft.ts';
import { emptyForm, fieldsOfStep, formProblems, formSteps, stepOf } from './registrationForm.ts';
import type { FormField, FormProblems, FormStep, MarketQuestions, RegistrationForm } from './registrationForm.ts';

function begin(rules: MarketQuestions): RegistrationDraft {
  return (
    readDraft(tabStorage.get(storedKeys.registration), rules) ?? {
      key: uuid(),
      isOpen: true,
      step: 'account',
      form: emptyForm(rules),
    }
  );
}

/** The form's state, from the first answer to the open account; kept in the tab until then. */
export function useRegistration(rules: MarketQuestions): Registration {
  const [{ key, form, step, wasInterrupted }, setDraft] = useState(() => {
    const draft = begin(rules);
    return { ...draft, wasInterrupted: draft.step !== 'account' && draft.form.details.password === '' };
  });
  const [openedAt] = useState(() => Date.now());
  const [seen, setSeen] = useState<ReadonlySet<FormField>>(new Set());
  const [refused, setRefused] = useState<FormProblems>({});
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<RegistrationTrouble | null>(null);
  const [minutes, setMinutes] = useState(0);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    tabStorage.set(storedKeys.registration, draftText({ key, isOpen: true, step, form }));
  }, [key, step, form]);

  // The look-up of the visitor's country may end after the form has opened; an answer that was given stays.
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
  const goTo = (next: FormStep) => {
    setTrouble(null);
    setDraft((draft) => ({ ...draft, step: next }));
  };

  async function send(): Promise<{ userId: number } | null> {
    setBusy(true);
    setTrouble(null);
    const result = await performRegistration(key, form, rules);
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
      if (first !== undefined) goTo(first);
      setAttempts((count) => count + 1);
    } else {
      if (result.outcome === 'opened') tabStorage.remove(storedKeys.registration);
      setMinutes(
        result.outcome === 'tooMany' && result.retryAfterMs !== undefined ? waitMinutes(result.retryAfterMs) : 0,
      );
      setTrouble(result.outcome);
    }
    return null;
  }

  return {
    step,
    form,
    problems,
    isBusy,
    trouble,
    minutes,
    requiresPassword: wasInterrupted,
    attempts,
    change,
    answer(field, text) {
      setRefused(({ [field]: _said, ...others }) => others);
      setDraft((draft) => ({ ...draft, form: { ...draft.form, details: { ...draft.form.details, [field]: text } } }));
    },
    leave(field) {
      // What is still empty is not scolded for being empty while the player looks around.
      if (all[field] !== 'missing') show([field]);
    },
    back: () => goTo(formSteps[formSteps.indexOf(step) - 1] ?? 'account'),
    async goOn() {
      if (isBusy) return null;
      trackInteraction({ area: 'registration', action: 'cta' });
      show(fields);
      if (fields.some((field) => all[field] !== undefined)) {
        setAttempts((count) => count + 1);
        return null;
      }
      const next = formSteps[formSteps.indexOf(step) + 1];
      if (next !== undefined) {
        goTo(next);
        return null;
      }
      return send();
    },
  };
}
