/** Ends an exhaustive switch over a union: an unhandled member is a type error here. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
