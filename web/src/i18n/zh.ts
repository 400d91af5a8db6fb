import banking from './messages/zh/banking.json';
import errors from './messages/zh/errors.json';
import game from './messages/zh/game.json';
import lobby from './messages/zh/lobby.json';
import login from './messages/zh/login.json';
import search from './messages/zh/search.json';
import site from './messages/zh/site.json';

export const zh = { ...banking, ...errors, ...game, ...lobby, ...login, ...search, ...site };
