import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordExamples } from '../../tests/contract/support/recordExamples.ts';
import type { RecordedExamples } from '../../tests/contract/support/recordExamples.ts';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { asyncApiDocument } from './asyncApiDocument.ts';
import { openApiDocuments, services } from './openApiDocuments.ts';
import type { ContractDocument } from './openApiDocuments.ts';
import type { Contract } from './readContract.ts';
import { readContract } from './readContract.ts';
import { recordedContract } from './recordedContract.ts';
import { writeReleased } from './releasedContract.ts';
import { writeContractPackage } from './writeContractPackage.ts';

/** Folder of everything that the command writes. The sandbox shows its `pages/`. */
const folder = join(projectRoot, 'contract/dist');

/** Runs `npm run contract` and returns the exit code. */
export async function main({ values }: CommandLine): Promise<number> {
  const contract = await readContract();
  if (values['release'] === true) {
    const problem = writeReleased(recordedContract(openApiDocuments(contract), asyncApiDocument(contract)));
    if (problem !== null) process.stderr.write(`${problem}\n`);
    return problem === null ? 0 : 1;
  }
  await rm(folder, { recursive: true, force: true });
  const pages = join(folder, 'pages');
  await mkdir(pages, { recursive: true });
  const documents = documentsOf(contract, await recordExamples());
  for (const { file, document } of documents) await writeJson(join(pages, file), document);
  const tarball = await writeContractPackage(folder, pages);
  await writeReader(pages, documents);
  process.stdout.write(`${documents.length} documents are in contract/dist/pages/, and the package is ${tarball}.\n`);
  return 0;
}

interface NamedDocument {
  /** As `games.openapi.json`. */
  file: string;
  title: string;
  document: ContractDocument;
}

const documentsOf = (contract: Contract, { calls, messages }: RecordedExamples): NamedDocument[] => [
  ...[...openApiDocuments(contract, calls)].map(([service, document]) => ({
    file: `${service}.openapi.json`,
    title: services[service as keyof typeof services].title,
    document,
  })),
  { file: 'messages.asyncapi.json', title: 'Messages', document: asyncApiDocument(contract, messages) },
];

/** Writes pages that show the documents, with everything that they load. */
async function writeReader(pages: string, documents: readonly NamedDocument[]): Promise<void> {
  await cp(join(import.meta.dirname, 'reader'), pages, { recursive: true });
  const redoc = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
  await writeFile(join(pages, 'redoc.standalone.js'), await readFile(redoc));
  await writeJson(
    join(pages, 'documents.json'),
    documents.map(({ file, title }) => ({ file, title })),
  );
}

const writeJson = (path: string, value: unknown) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
