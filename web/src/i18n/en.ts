import errors from './messages/en/errors.json';
import game from './messages/en/game.json';
import lobby from './messages/en/lobby.json';
import site from './messages/en/site.json';

/** Messages of every page. The build creates the same module for each other language. */
export const pageMessages = { ...errors, ...game, ...lobby, ...site };
