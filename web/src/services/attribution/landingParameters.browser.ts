/** Maximum characters of a value, as in the contract. A longer one is left out: a part of an identifier is none. */
const maxValueLength = 200;

/**
 * Returns the named parameters of the address at which this document was opened, which the browser keeps while the page
 * moves on; undefined without any. Nothing is stored.
 */
export function landingParameters(names: readonly string[]): Record<string, string> | undefined {
  const [opened] = performance.getEntriesByType('navigation');
  const query = new URL(opened?.name ?? '', window.location.href).searchParams;
  const found = names.flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' || value.length > maxValueLength ? [] : [[name, value] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
