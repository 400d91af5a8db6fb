import { endpoint } from '@foyer/contract/endpoint';
import * as contract from '@foyer/contract/limits';

/** The player's own limits, reminders and breaks, asked of the accounts service with the player's token. */
export const getProtection = endpoint({
  name: 'getProtection',
  service: 'web',
  method: 'GET',
  path: '/api/protection',
  auth: 'userToken',
  answer: contract.playerProtection.answer,
  errors: contract.playerProtection.errors,
});

export const postLimit = endpoint({
  name: 'postLimit',
  service: 'web',
  method: 'POST',
  path: '/api/protection/limit',
  auth: 'userToken',
  body: contract.setLimit.body,
  answer: contract.setLimit.answer,
  errors: contract.setLimit.errors,
  repeatable: true,
});

export const postLimitConfirmation = endpoint({
  name: 'postLimitConfirmation',
  service: 'web',
  method: 'POST',
  path: '/api/protection/limit/confirm',
  auth: 'userToken',
  body: contract.confirmLimit.body,
  answer: contract.confirmLimit.answer,
  errors: contract.confirmLimit.errors,
});

export const postReminder = endpoint({
  name: 'postReminder',
  service: 'web',
  method: 'POST',
  path: '/api/protection/reminder',
  auth: 'userToken',
  body: contract.setReminder.body,
  answer: contract.setReminder.answer,
  errors: contract.setReminder.errors,
  repeatable: true,
});

export const postReview = endpoint({
  name: 'postReview',
  service: 'web',
  method: 'POST',
  path: '/api/protection/review',
  auth: 'userToken',
  body: contract.noteReview.body,
  answer: contract.noteReview.answer,
  errors: contract.noteReview.errors,
  repeatable: true,
});

export const postMarketing = endpoint({
  name: 'postMarketing',
  service: 'web',
  method: 'POST',
  path: '/api/protection/marketing',
  auth: 'userToken',
  body: contract.chooseMarketing.body,
  answer: contract.chooseMarketing.answer,
  errors: contract.chooseMarketing.errors,
  repeatable: true,
});

export const postBreak = endpoint({
  name: 'postBreak',
  service: 'web',
  method: 'POST',
  path: '/api/protection/break',
  auth: 'userToken',
  body: contract.takeBreak.body,
  answer: contract.takeBreak.answer,
  errors: contract.takeBreak.errors,
});
