import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtWeb } from '../../contract/support/webUnderTest.ts';

/** Status that Firefox reports for a font whose load was cancelled. */
const cancelledFont = 'status=2152398850';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64');

/**
 * Whether Firefox reports a file whose load the next page cancels. It compares the part of a module that has arrived with
 * the module's hash. A whole file with a wrong hash is another matter.
 */
export function isOfCancelledLoad(message: string): boolean {
  if (message.includes(cancelledFont)) return true;
  const [, name, computed] = /\/assets\/([\w.-]+)”\. The computed hash is “([^”]+)”/.exec(message) ?? [];
  if (name === undefined || computed === undefined) return false;
  const file = join(builtWeb, 'client/assets', name);
  return existsSync(file) && sha256(readFileSync(file)) !== computed;
}
