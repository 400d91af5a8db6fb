import { endpoint } from '@foyer/contract/endpoint';
import * as contract from '@foyer/contract/history';

export const getGameHistory = endpoint({
  name: 'getGameHistory',
  service: 'web',
  method: 'GET',
  path: '/api/history/games',
  auth: 'userToken',
  query: contract.gameHistory.query,
  response: contract.gameHistory.response,
  errors: contract.gameHistory.errors,
});

export const getGameRound = endpoint({
  name: 'getGameRound',
  service: 'web',
  method: 'GET',
  path: '/api/history/games/:roundId',
  auth: 'userToken',
  params: contract.gameRound.params,
  response: contract.gameRound.response,
  errors: contract.gameRound.errors,
});

export const getMoneyHistory = endpoint({
  name: 'getMoneyHistory',
  service: 'web',
  method: 'GET',
  path: '/api/history/money',
  auth: 'userToken',
  query: contract.moneyHistory.query,
  response: contract.moneyHistory.response,
  errors: contract.moneyHistory.errors,
});
