import type { CommandLine } from '../readCommandLine.mjs';
import { asyncApiDocument } from './asyncApiDocument.ts';
import { openApiDocuments } from './openApiDocuments.ts';
import { readContract } from './readContract.ts';
import { recordedContract } from './recordedContract.ts';
import { writeReleased } from './releasedContract.ts';

/** Runs `npm run contract` and returns the exit code. */
export async function main({ values }: CommandLine): Promise<number> {
  const contract = await readContract();
  if (values['release'] === true) {
    const problem = writeReleased(recordedContract(openApiDocuments(contract), asyncApiDocument(contract)));
    if (problem !== null) process.stderr.write(`${problem}\n`);
    return problem === null ? 0 : 1;
  }
  return 0;
}
