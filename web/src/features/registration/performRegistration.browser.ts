import { createApiClient } from '../../api/apiClient.browser.ts';
import { enterWithRefreshToken } from '../../session/enterWithRefreshToken.browser.ts';
import type { RegistrationOutcome } from './registration.ts';
import { postRegister } from './registrationApi.ts';
import { finishedDetails, limitsOf } from './registrationForm.ts';
import type { MarketQuestions, RegistrationForm } from './registrationForm.ts';

/** Opens the account and begins its first session (RG-02). */
export async function performRegistration(
  key: string,
  form: RegistrationForm,
  rules: MarketQuestions,
): Promise<RegistrationOutcome> {
  const response = await createApiClient().call(postRegister, {
    body: {
      key,
      details: finishedDetails(form),
      limits: limitsOf(form, rules.limits),
      marketing: form.channels.map((channel) => ({ product: 'casino' as const, channel })),
      termsAccepted: form.terms,
      affirmed: form.affirmed,
    },
  });
  if (!response.ok) {
    const { failure } = response;
    if (failure.kind === 'noAnswer') return { outcome: 'noAnswer' };
    if (failure.kind === 'refused' && failure.status === 429)
      return { outcome: 'tooMany', retryAfterMs: failure.retryAfterMs };
    return { outcome: 'failed' };
  }
  if (!response.value.opened)
    return response.value.because === 'problems'
      ? { outcome: 'problems', problems: response.value.problems }
      : { outcome: 'notOpened' };
  const userId = await enterWithRefreshToken(response.value.refreshToken);
  return userId === null ? { outcome: 'opened' } : { outcome: 'entered', userId };
}
