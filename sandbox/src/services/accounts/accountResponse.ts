import type { Account, AccountSession, Restriction } from '@foyer/contract/accounts';
import type { Player } from './players.ts';
import type { Session } from './sessions.ts';

/**
 * Attribute ids for the date on which the player accepted the terms: the ordinary terms and those of the Malta option.
 * The content service uses the same ids in `lastUpdatedDateId` and `lastUpdatedDateIdMalta`.
 */
export const acceptedTermsAttributes: readonly number[] = [10, 11];

/** Builds the account response of the accounts service (S3). */
export function accountResponse(
  player: Player,
  restriction: Restriction | null,
  acceptedTermsVersion: string | null = null,
): Account {
  const { terms_accepted_at: accepted } = player;
  return {
    core: {
      userId: player.user_id,
      username: player.username,
      casinoId: player.casino_id,
      registeredProductId: player.product_id,
      currency: currencySymbol(player.currency),
      currencyIsoCode: player.currency,
    },
    personal2: { registeredCountryShortCode: player.country, languageCode: player.language },
    regulated: {
      accountStatusId: player.status_id,
      areTermsAndConditionsAccepted: accepted !== null,
      userTypeId: player.user_type_id,
      ...(restriction !== null && { restriction }),
      ...(acceptedTermsVersion !== null && { acceptedTermsVersion }),
    },
    attributes:
      accepted === null ? [] : acceptedTermsAttributes.map((id) => ({ id, value: new Date(accepted).toISOString() })),
    stats: { loginStreak: player.login_streak },
  };
}

export function sessionResponse(session: Session): AccountSession {
  return {
    core: {
      sessionProductId: session.product_id,
      sessionId: session.session_id,
      sessionGuid: session.guid,
      sessionStartTime: new Date(session.started_at).toISOString(),
    },
  };
}

function currencySymbol(isoCode: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency: isoCode }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? isoCode;
}
