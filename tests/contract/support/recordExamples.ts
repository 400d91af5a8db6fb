import type { RecordedCall } from '../../../scripts/contract/openApiDocuments.ts';
import { createExampleFacts } from './createExampleFacts.ts';
import { bearerFor, endpoints, examples } from './endpointExamples.ts';
import type { ExampleFacts } from './endpointExamples.ts';
import { recordMessages } from './recordMessages.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';
import { startSandboxUnderTest } from './startSandboxUnderTest.ts';

export interface RecordedExamples {
  /** By the name of the endpoint. */
  calls: Record<string, RecordedCall>;
  /** Messages of the hub by topic. */
  messages: Record<string, unknown>;
}

/** More entries of a list show nothing new. */
const maxEntries = 2;

/**
 * Makes one call of each endpoint to a sandbox of its own, and causes messages of its hub.
 * @throws an error if a call fails or a message does not arrive
 */
export async function recordExamples(): Promise<RecordedExamples> {
  const platform = await startSandboxUnderTest();
  try {
    return { calls: await recordCalls(platform), messages: await recordMessages(platform) };
  } finally {
    await platform.stop();
  }
}

async function recordCalls(platform: SandboxUnderTest): Promise<RecordedExamples['calls']> {
  const recorded: RecordedExamples['calls'] = {};
  const factsFor = await createExampleFacts(platform);
  for (const endpoint of endpoints) {
    const facts = await factsFor(endpoint);
    const exampleOf = Reflect.get(examples, endpoint.name) as (given: ExampleFacts) => Omit<RecordedCall, 'response'>;
    const input = exampleOf(facts);
    const { status, body } = await platform.call(endpoint, input, bearerFor(endpoint, facts));
    if (status !== 200) throw new Error(`The example of ${endpoint.name} was answered ${status}.`);
    recorded[endpoint.name] = { ...input, response: shortened(body) };
  }
  return recorded;
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
