import errors from './messages/en/errors.json';
import game from './messages/en/game.json';
import lobby from './messages/en/lobby.json';
import site from './messages/en/site.json';

export const en = { ...errors, ...game, ...lobby, ...site };
