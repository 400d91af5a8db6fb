/** Rows of one table that belong to a player, as the player's export shows them. */
export interface HeldData {
  readonly table: string;
  /** Name of the list in the export. */
  readonly name: string;
  /** SQL condition with one parameter. Its value is the user id. */
  readonly where: string;
  /** SQL order of the export. */
  readonly order: string;
  /** Columns that are no data about the player: secrets, digests and the server's own ids. */
  readonly omit?: readonly string[];
  /**
   * `erased`: deleted with the account. `retained`: the law requires it; deleted or detached from the person after the
   * retention period.
   */
  readonly onDeletion: 'erased' | 'retained';
}

const ofPlayer = 'user_id = ?';
const ofPlayersRounds = 'round_id IN (SELECT id FROM game_round WHERE user_id = ?)';
const ofPlayersSessions = 'session_id IN (SELECT session_id FROM player_session WHERE user_id = ?)';
const ofPlayersDecisions = 'decision_id IN (SELECT decision_id FROM person_decision WHERE user_id = ?)';
const toPlayer = 'recipient = (SELECT email FROM registration WHERE user_id = ?)';

const retained = (table: string, name: string, order: string, omit?: readonly string[]): HeldData => ({
  table,
  name,
  where: ofPlayer,
  order,
  ...(omit && { omit }),
  onDeletion: 'retained',
});
const erased = (table: string, name: string, order: string, omit?: readonly string[]): HeldData => ({
  ...retained(table, name, order, omit),
  onDeletion: 'erased',
});

/** P1: all data that the sandbox holds about a player. A test compares this list with the tables of the database. */
export const heldData: readonly HeldData[] = [
  retained('player', 'account', 'user_id', ['password']),
  retained('registration', 'personalDetails', 'user_id', ['key']),
  // The other account may be another person's.
  retained('person_match', 'accountComparisons', 'found_at', ['other_id']),
  retained('person_decision', 'accountDecisions', 'decision_id', ['other_id']),
  {
    table: 'register_decision',
    name: 'registerDecisions',
    where: ofPlayersDecisions,
    order: 'decision_id',
    omit: ['newest_check_id'],
    onDeletion: 'retained',
  },
  {
    table: 'lapsed_decision',
    name: 'lapsedDecisions',
    where: ofPlayersDecisions,
    order: 'decision_id',
    onDeletion: 'retained',
  },
  retained('register_check', 'exclusionRegisterChecks', 'check_id'),
  retained('terms_acceptance', 'termsAcceptances', 'number'),
  erased('attribution', 'attribution', 'step'),
  erased('marketing_consent', 'marketingPreferences', 'product, channel'),
  retained('verification_document', 'verificationDocuments', 'document_id', ['hash']),
  retained('player_session', 'logins', 'session_id'),
  {
    table: 'session_activity',
    name: 'lastActivity',
    where: ofPlayersSessions,
    order: 'session_id',
    onDeletion: 'erased',
  },
  {
    table: 'session_location',
    name: 'lastLocations',
    where: ofPlayersSessions,
    order: 'session_id',
    onDeletion: 'erased',
  },
  {
    table: 'session_location_by_provider',
    name: 'lastLocationsByProvider',
    where: ofPlayersSessions,
    order: 'session_id',
    omit: ['question'],
    onDeletion: 'erased',
  },
  retained('wallet_account', 'balances', 'id'),
  retained('wallet_move', 'transactions', 'id', ['key']),
  retained('payment', 'payments', 'number', ['client_key']),
  retained('game_session', 'gameSessions', 'opened_at', ['digest']),
  retained('game_round', 'gameRounds', 'number', ['session_digest', 'client_round_key', 'state', 'seen']),
  {
    table: 'game_move',
    name: 'gameMoves',
    where: ofPlayersRounds,
    order: 'round_id, step',
    omit: ['client_move_key'],
    onDeletion: 'retained',
  },
  {
    table: 'game_round_record',
    name: 'roundRecords',
    // The seed of an open round would tell its result.
    where: 'round_id IN (SELECT id FROM game_round WHERE user_id = ? AND win IS NOT NULL)',
    order: 'round_id',
    onDeletion: 'retained',
  },
  retained('metered_session', 'meteredSessions', 'number'),
  retained('jackpot_drop', 'jackpotWins', 'won_at'),
  { table: 'winner', name: 'listedWins', where: ofPlayersRounds, order: 'won_at', onDeletion: 'retained' },
  retained('promotion_opt_in', 'bonuses', 'id'),
  retained('campaign_reward', 'questRewards', 'id'),
  retained('free_spin_grant', 'freeSpins', 'id'),
  erased('campaign_step', 'questProgress', 'campaign_id, period_start, what'),
  erased('game_tried', 'gamesTried', 'game_group_id'),
  erased('achievement', 'achievements', 'unlocked_at', ['told']),
  erased('streak_choice', 'streakPreference', 'user_id', ['told_day']),
  erased('favourite_game', 'favouriteGames', 'place', ['place']),
  erased('recently_played_game', 'recentlyPlayedGames', 'place', ['place']),
  retained('player_limit', 'limits', 'kind, period'),
  retained('player_care', 'realityCheck', 'user_id'),
  retained('review_choice', 'reviewInterval', 'user_id'),
  erased('dial_choice', 'dial', 'user_id'),
  retained('player_break', 'breaks', 'begun_at'),
  retained('operator_exclusion', 'exclusionOfOperator', 'user_id'),
  retained('exclusion_return', 'returnsFromExclusion', 'number', ['noted_at']),
  retained('exclusion_event', 'exclusionEvents', 'number'),
  retained('marketing_withdrawal', 'withdrawnConsents', 'number'),
  retained('player_time', 'timeOnSite', 'from_at'),
  erased('broker_message', 'messages', 'number', ['uuid', 'client_reference']),
  { table: 'outbox_message', name: 'emails', where: toPlayer, order: 'id', omit: ['link'], onDeletion: 'erased' },
  retained('account_deletion', 'deletionRequest', 'user_id'),
];

/** Tables without data about a player that the export does not already contain, with the reason. */
export const otherTables: Readonly<Record<string, string>> = {
  launch_token: 'digests of single-use secrets',
  refresh_token: 'digests of single-use secrets',
  password_reset: 'digests of single-use secrets',
  return_token: 'digests of secrets that last for minutes',
  portal_session: 'digests of session secrets',
  cashier_session: 'digests of session secrets',
  accounts_secret: 'secrets of the sandbox',
  round_replay_key: 'secret of the sandbox',
  identity_session: 'which session began with which login at an identity provider; the sessions are exported',
  login_attempt: 'counts of failed logins by digest of the name that was typed',
  wallet_entry: 'the same amounts as transactions, by account',
  wallet_running: 'sums of transactions',
  calm_choice: 'choices from before the dial, which a start moves to it',
  broker_subscription: 'topics of open connections',
  person_key: 'search keys of the personal details',
  person_index: 'which personal details have search keys',
  register_entry: 'stand-in of the national register, which another organisation keeps',
  jackpot_pot: 'pots, without players',
  game_recall: 'recalls of games, without players',
  recalled_round: 'which rounds a recall ended; the rounds themselves are in the history',
  flag_values: 'features that are on, without players',
  simulated_player: 'invented players of the sandbox',
  simulated_stakes: 'invented players of the sandbox',
  simulated_wins: 'invented players of the sandbox',
};

/** Tables with secrets that are deleted with the account, because nothing may be opened with them any more. */
export const secretTables = ['portal_session', 'cashier_session', 'password_reset', 'return_token'] as const;
