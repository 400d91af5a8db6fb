import { brands } from '@foyer/brands/brands';
import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import type { ResponseBody, CheckedInput } from '@foyer/contract/endpoint';
import type { PlayerLocation } from '@foyer/contract/playerLocation';
import type { register } from '@foyer/contract/registration';
import type { RegistrationLimit } from '@foyer/contract/registrationDetails';
import { registrationProblems, trimmed } from '@foyer/contract/registrationProblems';
import { inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { refuse, refuseTooMany } from '../../kernel/route.ts';
import type { Refusal } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import type { AddressLimit } from '../accounts/addressLimit.ts';
import { hashPassword, isPassword } from '../accounts/password.ts';
import { locationRefusal } from '../accounts/playerLocations.ts';
import type { PlayerLocations } from '../accounts/playerLocations.ts';
import { marketOf } from '../accounts/players.ts';
import type { Attributions } from '../attribution/attributions.ts';
import type { RegisterChecks } from './registerChecks.ts';
import type { StoredPersons } from './registerSandboxPerson.ts';

/** Initial play money in minor units. The lobby promises it to every new account. */
export const welcomeBalance = 10_000;

/** A registration and where the front end sees the person; null if it does not say. */
type Request = CheckedInput<typeof register>['body'] & { location?: PlayerLocation | null };
type Outcome = ResponseBody<typeof register> | Refusal;

/** Opens accounts. Reports invalid input by field, but never reveals whether a person already has an account. */
export function createRegistration(
  sandboxContext: Pick<SandboxContext, 'database' | 'clock'>,
  {
    accounts,
    limits,
    addresses,
    breaks,
    persons,
    registerChecks,
    locations,
    attributions,
  }: {
    accounts: AccountsService;
    /** Stores the limits that the player set during registration. */
    limits: {
      setLimit(
        userId: number,
        kind: RegistrationLimit['kind'],
        period: RegistrationLimit['period'],
        value: number,
      ): void;
    };
    /** Counts refused attempts by the caller's address. */
    addresses: AddressLimit;
    /** MT3: returns whether any of these accounts of one person is excluded from every brand. */
    breaks: { isExcludedEverywhere(userIds: readonly number[]): boolean };
    persons: StoredPersons;
    /** UK20, ON4: asks the national register, in markets that have one. */
    registerChecks: Pick<RegisterChecks, 'lookUp' | 'store'>;
    locations?: Pick<PlayerLocations, 'decide' | 'report'>;
    attributions?: Pick<Attributions, 'recordRegistration'>;
  },
): (request: Request) => Promise<Outcome> {
  const { database, clock } = sandboxContext;

  /** Opens a session for the player. The refresh token lets the browser take the session over (RG-02). */
  function openSession(userId: number, location: PlayerLocation | null): ResponseBody<typeof register> {
    const player = accounts.players.byId(userId);
    if (player === undefined) throw new Error('An account was opened for nobody.');
    const session = accounts.sessions.start(userId, player.product_id);
    if (location !== null) locations?.report(session.session_id, location);
    accounts.players.recordLogin(player);
    return { opened: true, refreshToken: accounts.sessions.issueRefreshToken(session.session_id) };
  }

  /** The key was used before: logs in to its account if the password matches. */
  async function reopenSession(
    userId: number,
    { location = null, details: { password } }: Request,
  ): Promise<ResponseBody<typeof register>> {
    const player = accounts.players.byId(userId);
    const isSame =
      player !== undefined &&
      (await isPassword(password, player.password)) &&
      accounts.loginObstacleOf(player) === null;
    return isSame
      ? inTransaction(database, () => openSession(userId, location))
      : { opened: false, because: 'notOpened' };
  }

  return async (request) => {
    const brand = brands.find(({ productId }) => productId === request.productId);
    const market = brand && marketOf(brand.id, request.marketId);
    if (brand === undefined || market === undefined) return refuse(404, 'No such market');
    const waitSeconds = addresses.waitSeconds(request.ipAddress, clock.now());
    if (waitSeconds !== null)
      return refuseTooMany('Too many attempts from this address', accountCodes.tooManyAttempts, waitSeconds);
    const decision = locations?.decide(
      { brand: brand.id, market_id: market.id, product_id: brand.productId, country: request.details.country },
      'register',
      { sessionId: null, location: request.location ?? null },
    );
    const refusal = locationRefusal(decision ?? 'allowed');
    if (refusal !== null) return refusal;

    const details = trimmed(request.details);
    const { registration, minimumAge, currencyIsoCode, saferGambling } = market.rules;
    const problems = registrationProblems(
      details,
      { terms: request.termsAccepted, affirmed: request.affirmed },
      { ...registration, minimumAge, currencyIsoCode },
      clock.now(),
    );
    if (Object.keys(problems).length > 0) return { opened: false, because: 'problems', problems };
    const earlier = persons.openedBy(request.key);
    if (earlier !== null) return reopenSession(earlier, { ...request, details });

    // Hash and ask in every case, so that the response time does not reveal whether the person is known.
    const { exclusionRegister } = saferGambling;
    const [passwordHash, listing] = await Promise.all([
      hashPassword(details.password),
      exclusionRegister === null ? null : registerChecks.lookUp(details, exclusionRegister),
    ]);
    if (listing?.result === 'unanswered') return { opened: false, because: 'notChecked' };
    const outcome = inTransaction(database, (): ResponseBody<typeof register> | 'again' => {
      if (persons.openedBy(request.key) !== null) return 'again';
      if (
        listing?.result === 'listed' ||
        persons.isKnown(brand.id, details) ||
        breaks.isExcludedEverywhere(persons.accountsOf(details))
      )
        return { opened: false, because: 'notOpened' };
      const userId = accounts.players.create({
        username: details.username,
        passwordHash,
        brand: brand.id,
        marketId: market.id,
        country: details.country,
        grant: welcomeBalance,
        termsAccepted: true,
        culture: request.culture,
        status: accountStatuses.provisional,
      });
      if (userId === null) return { opened: false, because: 'problems', problems: { username: 'taken' } };
      persons.save({
        userId,
        brand: brand.id,
        key: request.key,
        details,
        affirmed: request.affirmed,
        marketing: request.marketing,
      });
      if (listing !== null) registerChecks.store(userId, listing);
      if (request.attribution) attributions?.recordRegistration(userId, request.attribution);
      for (const { kind, period, value } of request.limits) limits.setLimit(userId, kind, period, value);
      return openSession(userId, request.location ?? null);
    });
    if (outcome === 'again') return reopenSession(persons.openedBy(request.key) ?? 0, { ...request, details });
    // Slows down callers who probe whether a person has an account.
    if (!outcome.opened) addresses.recordFailure(request.ipAddress, clock.now());
    return outcome;
  };
}
