import { createExampleFacts } from './createExampleFacts.ts';
import { bearerFor, endpoints, examples } from './endpointExamples.ts';
import type { ExampleFacts } from './endpointExamples.ts';
import { startSandboxUnderTest } from './startSandboxUnderTest.ts';

/** A call of an endpoint as it was made, and the response, whose lists are cut. */
export interface RecordedCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  response: unknown;
}

/** More entries of a list show nothing new. */
const maxEntries = 2;

/**
 * Makes one call of each endpoint to a sandbox of its own, and returns them by the name of the endpoint.
 * @throws an error if a call fails
 */
export async function recordCalls(): Promise<Record<string, RecordedCall>> {
  const platform = await startSandboxUnderTest();
  const recorded: Record<string, RecordedCall> = {};
  try {
    const factsFor = await createExampleFacts(platform);
    for (const endpoint of endpoints) {
      const facts = await factsFor(endpoint);
      const exampleOf = Reflect.get(examples, endpoint.name) as (given: ExampleFacts) => Omit<RecordedCall, 'response'>;
      const input = exampleOf(facts);
      const { status, body } = await platform.call(endpoint, input, bearerFor(endpoint, facts));
      if (status !== 200) throw new Error(`The example of ${endpoint.name} was answered ${status}.`);
      recorded[endpoint.name] = { ...input, response: shortened(body) };
    }
  } finally {
    await platform.stop();
  }
  return recorded;
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
