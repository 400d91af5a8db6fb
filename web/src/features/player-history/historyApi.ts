import * as contract from '@foyer/contract/history';
import { forward } from '../../services/api/forward.ts';

export const getGameHistory = forward(contract.gameHistory, 'getGameHistory', '/api/history/games');
export const getGameRound = forward(contract.gameRound, 'getGameRound', '/api/history/games/:roundId');
export const getMoneyHistory = forward(contract.moneyHistory, 'getMoneyHistory', '/api/history/money');
