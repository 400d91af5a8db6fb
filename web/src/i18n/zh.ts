import errors from './messages/zh/errors.json';
import game from './messages/zh/game.json';
import lobby from './messages/zh/lobby.json';
import site from './messages/zh/site.json';

export const zh = { ...errors, ...game, ...lobby, ...site };
