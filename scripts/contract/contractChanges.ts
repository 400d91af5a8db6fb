import { fieldsOf, schemaProblems } from './schemaProblems.ts';
import type { Schema, Schemas, Sided } from './schemaProblems.ts';

/** A call of the web server to a service. */
export interface RecordedOperation {
  readonly auth: string;
  /** Capability that switches it off; null for a required call. */
  readonly capability: string | null;
  /** Parameters by place and the body, as one object. */
  readonly request: Schema;
  readonly response: Schema;
  /** Statuses outside 2xx. */
  readonly errors: readonly string[];
}

export interface RecordedMessage {
  /** From the page's side. */
  readonly direction: 'received' | 'sent';
  readonly payload: Schema;
}

/** What a release promises to services, games, cashiers and apps. */
export interface RecordedContract {
  readonly version: string;
  /** By service, method and path, as `accounts POST /login`. */
  readonly calls: Readonly<Record<string, RecordedOperation>>;
  /** By channel and name, as `gameFrame.ready`. */
  readonly messages: Readonly<Record<string, RecordedMessage>>;
  readonly schemas: Schemas;
}

/**
 * Lists the changes after which what fits `before` may no longer fit `now`, one sentence each. A response or a message to
 * the page may promise less, not demand more. A request or a message of the page may only gain fields that are optional.
 */
export function breakingChanges(before: RecordedContract, now: RecordedContract): string[] {
  const sides = (one: Schema, other: Schema) =>
    [
      { schema: one, schemas: before.schemas },
      { schema: other, schemas: now.schemas },
    ] as const;
  const calls = Object.entries(before.calls).flatMap(([name, old]) => {
    const current = now.calls[name];
    if (current === undefined) return [`${name} is gone`];
    const lost = old.errors.filter((status) => !current.errors.includes(status));
    return [
      ...(old.auth === current.auth ? [] : [`${name}: authentication ${current.auth} instead of ${old.auth}`]),
      ...(old.capability !== null && current.capability === null ? [`${name} is no longer optional`] : []),
      ...lost.map((status) => `${name}: status ${status} is no longer expected`),
      ...requestChanges(...sides(old.request, current.request)).map((text) => `${name}, request, ${text}`),
      ...responseChanges(...sides(old.response, current.response)).map((text) => `${name}, response, ${text}`),
    ];
  });
  const required = Object.entries(now.calls).flatMap(([name, { capability }]) =>
    capability === null && before.calls[name] === undefined ? [`${name} is new and not optional`] : [],
  );
  const messages = Object.entries(before.messages).flatMap(([name, old]) => {
    const current = now.messages[name];
    if (current === undefined) return [`message ${name} is gone`];
    const changes = old.direction === 'sent' ? requestChanges : responseChanges;
    return changes(...sides(old.payload, current.payload)).map((text) => `message ${name}, ${text}`);
  });
  return [...new Set([...calls, ...required, ...messages])];
}

/** A service must be able to respond as before. */
const responseChanges = (before: Sided, now: Sided): string[] => schemaProblems(before, now);

/** A service must understand the request, and find in it what it found before. */
function requestChanges(before: Sided, now: Sided): string[] {
  const current = fieldsOf(now);
  const gone = [...fieldsOf(before)].filter(([field, isRequired]) => !isRequired && !current.has(field));
  return [
    ...gone.map(([field]) => `${field}: no longer sent`),
    ...schemaProblems(now, before),
    ...schemaProblems(before, now),
  ];
}

/** Why a contract may not be released after another; empty if it may. */
export function versionProblems(
  before: RecordedContract,
  now: RecordedContract,
  changelog: readonly string[],
): string[] {
  const breaking = breakingChanges(before, now);
  if (breaking.length === 0) return [];
  if (major(now.version) <= major(before.version))
    return [
      `A service that fits version ${before.version} may not fit any more. Set servicesContractVersion to ${major(before.version) + 1}.0.0, or keep what was promised:`,
      ...breaking,
    ];
  const sentence = `Contract ${now.version}`;
  return changelog.some((entry) => entry.includes(sentence))
    ? []
    : [
        `No entry of the changelog says what services have to change. Write one that begins with "${sentence}:".`,
        ...breaking,
      ];
}

const major = (version: string) => Number.parseInt(version, 10);
