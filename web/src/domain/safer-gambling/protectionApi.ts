import * as contract from '@foyer/contract/limits';
import { forward } from '../../services/api/forward.ts';

/** The player's own limits, reminders and breaks. */
export const getProtection = forward(contract.playerProtection, 'getProtection', '/api/protection');
export const postLimit = forward(contract.setLimit, 'postLimit', '/api/protection/limit');
export const postLimitConfirmation = forward(
  contract.confirmLimit,
  'postLimitConfirmation',
  '/api/protection/limit/confirm',
);
export const postReminder = forward(contract.setReminder, 'postReminder', '/api/protection/reminder');
export const postReview = forward(contract.noteReview, 'postReview', '/api/protection/review');
export const postCalmMode = forward(contract.setCalmMode, 'postCalmMode', '/api/protection/calm');
export const postMarketing = forward(contract.chooseMarketing, 'postMarketing', '/api/protection/marketing');
export const postBreak = forward(contract.takeBreak, 'postBreak', '/api/protection/break');
