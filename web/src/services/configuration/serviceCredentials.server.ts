import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { operatorServices } from '@foyer/contract/endpoint';
import type { OperatorService } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import type { Credentials } from '../../server/serviceCredentials.server.ts';
import { addressVariableOf } from './serviceAddresses.server.ts';

/** Receivers whose calls carry headers alone. */
const collectors = ['collector', 'traces'] as const;
type Collector = (typeof collectors)[number];

/** Headers that the web server or HTTP itself decides. */
const ownHeaders = new Set(
  'accept connection content-length content-type cookie expect host keep-alive te trailer traceparent tracestate transfer-encoding upgrade'.split(
    ' ',
  ),
);
const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'), v.maxLength(4096, 'is too long'));
const headerName = v.pipe(
  text,
  v.toLowerCase(),
  v.check((name) => /^[a-z\d][a-z\d-]{0,63}$/.test(name), 'must be the name of a header'),
  v.check((name) => !ownHeaders.has(name), 'must be another header: the web server writes this one itself'),
);
const headers = v.record(
  headerName,
  v.pipe(
    text,
    v.check((value) => /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value), 'must be printable ASCII'),
  ),
  'must be an object',
);
const tokenUrl = v.pipe(
  text,
  v.check((address) => {
    const url = URL.parse(address);
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.hash === '';
  }, 'must be an http or https address without user and fragment'),
);
const client = v.strictObject(
  {
    tokenUrl,
    clientId: text,
    clientSecret: text,
    authentication: v.optional(v.picklist(['basic', 'post'], 'must be basic or post'), 'basic'),
    scope: v.exactOptional(text),
    audience: v.exactOptional(text),
    resource: v.exactOptional(text),
    header: v.optional(headerName, 'proxy-authorization'),
  },
  'must be an object with tokenUrl, clientId and clientSecret',
);
const tls = v.strictObject(
  { certificateFile: v.exactOptional(text), keyFile: v.exactOptional(text), caFile: v.exactOptional(text) },
  'must be an object with certificateFile, keyFile or caFile',
);
const entry = v.strictObject(
  { headers: v.exactOptional(headers), client: v.exactOptional(client), tls: v.exactOptional(tls) },
  'must be an object with headers, client or tls',
);
const collectorEntry = v.strictObject({ headers }, 'must be an object with headers');
const credentialsFile = v.strictObject(
  {
    ...v.entriesFromList(['platform', ...operatorServices], v.exactOptional(entry)),
    ...v.entriesFromList(collectors, v.exactOptional(collectorEntry)),
  },
  'must be an object with an entry for each service',
);

/** Environment variables of credentials for calls to services. */
export const credentialsEnvironment = {
  /** JSON with an entry for each service that needs credentials. */
  SERVICE_CREDENTIALS: v.optional(v.string()),
  /** File with that JSON, for a mounted secret. */
  SERVICE_CREDENTIALS_FILE: v.optional(v.string()),
};

type Variables = Readonly<Record<string, string | undefined>>;

export interface ServiceCredentials {
  /** Null: the calls of the service carry none. */
  of(service: OperatorService): Credentials | null;
  headersOf(collector: Collector): Readonly<Record<string, string>>;
}

/**
 * Reads the credentials of `SERVICE_CREDENTIALS_FILE` or `SERVICE_CREDENTIALS`. An entry `platform` is for the services
 * below `PLATFORM_URL`, so that no service at an address of its own receives what is meant for others.
 * @throws with every problem, one on each line; none holds a value
 */
export function serviceCredentialsIn(variables: Variables): ServiceCredentials {
  const file = readEntries(variables);
  const problems: string[] = [];
  const read = new Map<string, Credentials>();
  for (const name of ['platform', ...operatorServices] as const) {
    const one = file[name];
    if (one === undefined) continue;
    const address = variables[name === 'platform' ? 'PLATFORM_URL' : addressVariableOf(name)];
    if (one.tls !== undefined && address?.startsWith('http://') === true)
      problems.push(`${name}.tls needs an https address of the service.`);
    if (isProduction(variables) && one.client?.tokenUrl.startsWith('http://') === true)
      problems.push(
        `${name}.client.tokenUrl uses plain HTTP. PLAIN_HTTP_SERVICES=on allows it inside a private network.`,
      );
    try {
      read.set(name, {
        headers: one.headers ?? {},
        client: one.client ?? null,
        tls: one.tls === undefined ? null : readTls(one.tls),
      });
    } catch (error) {
      problems.push(`${name}.tls: ${error instanceof Error ? error.message : 'cannot be read'}`);
    }
  }
  if (problems.length > 0) throw problemsOf(problems);
  return {
    of: (service) =>
      read.get(service) ??
      (variables[addressVariableOf(service)] === undefined ? (read.get('platform') ?? null) : null),
    headersOf: (collector) => file[collector]?.headers ?? {},
  };
}

const isProduction = (variables: Variables) =>
  variables['DEPLOYMENT'] === 'production' && variables['PLAIN_HTTP_SERVICES'] !== 'on';

const problemsOf = (problems: readonly string[]) =>
  new Error(problems.map((problem) => `SERVICE_CREDENTIALS: ${problem}`).join('\n'));

function readEntries(variables: Variables): v.InferOutput<typeof credentialsFile> {
  const { SERVICE_CREDENTIALS: given = '', SERVICE_CREDENTIALS_FILE: path = '' } = variables;
  if (given !== '' && path !== '') throw problemsOf(['set the variable or SERVICE_CREDENTIALS_FILE, not both.']);
  if (given === '' && path === '') return {};
  let json: unknown;
  try {
    json = JSON.parse(path === '' ? given : readFileSync(path, 'utf8'));
  } catch (error) {
    // A message of JSON.parse quotes the text.
    throw problemsOf([error instanceof SyntaxError ? 'not JSON.' : `the file cannot be read (${codeOf(error)}).`]);
  }
  const read = v.safeParse(credentialsFile, json);
  if (read.success) return read.output;
  throw problemsOf(
    read.issues.map((issue) => {
      const place = v.getDotPath(issue) ?? 'it';
      return issue.expected === 'never' ? `${place} is no entry or field.` : `${place} ${issue.message}.`;
    }),
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown reason';

/** @throws a sentence without contents of the files */
function readTls({ certificateFile, keyFile, caFile }: v.InferOutput<typeof tls>): NonNullable<Credentials['tls']> {
  if ((certificateFile === undefined) !== (keyFile === undefined))
    throw new Error('a certificate needs its key, and a key its certificate.');
  const contentOf = (file: string) => {
    let content: string;
    try {
      content = readFileSync(file, 'utf8');
    } catch (error) {
      throw new Error(`${file} cannot be read (${codeOf(error)}).`, { cause: error });
    }
    // TLS accepts a file without any certificate, and sends none.
    if (!content.includes('-----BEGIN ')) throw new Error(`${file} contains nothing in the PEM format.`);
    return content;
  };
  const options = {
    ...(certificateFile !== undefined && { cert: contentOf(certificateFile) }),
    ...(keyFile !== undefined && { key: contentOf(keyFile) }),
    ...(caFile !== undefined && { ca: contentOf(caFile) }),
  };
  try {
    createSecureContext(options);
  } catch (error) {
    throw new Error(`certificate, key and authority do not fit together (${codeOf(error)}).`, { cause: error });
  }
  return options;
}

/** What `--check` prints: names of headers and where tokens come from, no values. */
export function describeCredentials(credentials: ServiceCredentials): string[] {
  const services = operatorServices.flatMap((service) => {
    const one = credentials.of(service);
    return one === null ? [] : [`${service} (${partsOf(one).join(', ')})`];
  });
  const receivers = collectors.flatMap((name) => {
    const names = Object.keys(credentials.headersOf(name));
    return names.length === 0 ? [] : [`${name} (${names.join(', ')})`];
  });
  const all = [...services, ...receivers];
  return all.length === 0 ? [] : [`Credentials are sent to ${all.join(', ')}.`];
}

function partsOf({ headers: sent, client: ofClient, tls: ofTls }: Credentials): string[] {
  return [
    ...Object.keys(sent),
    ...(ofClient === null ? [] : [`${ofClient.header} with a token of ${new URL(ofClient.tokenUrl).origin}`]),
    ...(ofTls?.cert === undefined ? [] : ['a client certificate']),
    ...(ofTls?.ca === undefined ? [] : ['an authority of its own']),
  ];
}
