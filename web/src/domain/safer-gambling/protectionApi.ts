import { endpoint } from '@foyer/contract/endpoint';
import * as contract from '@foyer/contract/limits';

/** The player's own limits, reminders and breaks, requested from the accounts service with the player's token. */
export const getProtection = endpoint({
  name: 'getProtection',
  service: 'web',
  method: 'GET',
  path: '/api/protection',
  auth: 'userToken',
  response: contract.playerProtection.response,
  errors: contract.playerProtection.errors,
});

export const postLimit = endpoint({
  name: 'postLimit',
  service: 'web',
  method: 'POST',
  path: '/api/protection/limit',
  auth: 'userToken',
  body: contract.setLimit.body,
  response: contract.setLimit.response,
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
  response: contract.confirmLimit.response,
  errors: contract.confirmLimit.errors,
});

export const postReminder = endpoint({
  name: 'postReminder',
  service: 'web',
  method: 'POST',
  path: '/api/protection/reminder',
  auth: 'userToken',
  body: contract.setReminder.body,
  response: contract.setReminder.response,
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
  response: contract.noteReview.response,
  errors: contract.noteReview.errors,
  repeatable: true,
});

export const postCalmMode = endpoint({
  name: 'postCalmMode',
  service: 'web',
  method: 'POST',
  path: '/api/protection/calm',
  auth: 'userToken',
  body: contract.setCalmMode.body,
  response: contract.setCalmMode.response,
  errors: contract.setCalmMode.errors,
  repeatable: true,
});

export const postMarketing = endpoint({
  name: 'postMarketing',
  service: 'web',
  method: 'POST',
  path: '/api/protection/marketing',
  auth: 'userToken',
  body: contract.chooseMarketing.body,
  response: contract.chooseMarketing.response,
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
  response: contract.takeBreak.response,
  errors: contract.takeBreak.errors,
});
