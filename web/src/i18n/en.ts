import errors from './messages/en/errors.json';
import game from './messages/en/game.json';
import lobby from './messages/en/lobby.json';
import site from './messages/en/site.json';

/** What comes with every page. The build makes the same of each other language's folder. */
export const pageMessages = { ...errors, ...game, ...lobby, ...site };
