import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the checkout, without a trailing slash. Scripts work from any current folder. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Node that the product runs on; exists after the dependencies are installed. */
export const productNode = `${projectRoot}/node_modules/.bin/node`;

/**
 * Text of a file.
 * @param {string} path relative to the project
 */
export const readText = (path) => readFileSync(`${projectRoot}/${path}`, 'utf8');
