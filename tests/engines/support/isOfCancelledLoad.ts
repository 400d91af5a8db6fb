import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtWeb } from '../../contract/support/webUnderTest.ts';

/** Status that Firefox reports for a font whose load was cancelled. */
const cancelledFont = 'status=2152398850';

/** What Firefox reports both for a file whose load was cancelled and for one that failed. */
const unloadedFile =
  /^(?:Error: )?(?:Failed to load ‘[^’]*’\. A ServiceWorker intercepted the request|TypeError: error loading dynamically imported module: )/;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64');

/**
 * Whether a message of Firefox is about a file whose load ended because the visitor left the page. Firefox then compares
 * the part of a module that has arrived with the hash of the whole. A complete module with a wrong hash is a fault.
 */
export function isOfCancelledLoad(message: string): boolean {
  if (message.includes(cancelledFont)) return true;
  const [, name, computed] = /\/assets\/([\w.-]+)”\. The computed hash is “([^”]+)”/.exec(message) ?? [];
  if (name === undefined || computed === undefined) return false;
  const file = join(builtWeb, 'client/assets', name);
  return existsSync(file) && sha256(readFileSync(file)) !== computed;
}

/** Whether a message reports a cancelled load if the page is left at that moment, and a fault if it stays. */
export const mayBeOfCancelledLoad = (message: string): boolean => unloadedFile.test(message);
