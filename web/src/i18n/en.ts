import banking from './messages/en/banking.json';
import errors from './messages/en/errors.json';
import game from './messages/en/game.json';
import lobby from './messages/en/lobby.json';
import login from './messages/en/login.json';
import search from './messages/en/search.json';
import site from './messages/en/site.json';

export const en = { ...banking, ...errors, ...game, ...lobby, ...login, ...search, ...site };
