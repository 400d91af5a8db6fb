/** What is asked about a module: who it imports at once and later. */
export interface GraphModule {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface BundleEntry<Name extends string> {
  readonly bundle: Name;
  /** Name of the property that holds the `import()`. */
  readonly property: string;
}

interface Graph<Name extends string> {
  modules: ReadonlyMap<string, GraphModule>;
  /** Modules that a bundle was declared for. */
  entries: ReadonlyMap<string, BundleEntry<Name>>;
  /** In this order a visit asks for the bundles. */
  order: readonly Name[];
  /** Also holds everything that the entry of the page imports at once. */
  first: Name;
  /** A bundle that also holds what one of some later bundles needs and somebody else needs too. */
  shared: { bundle: Name; of: readonly Name[] };
}

/**
 * Which bundle each module comes with: the first one that needs it. What a module imports is needed by all that need the
 * module, so it comes in the same bundle or in one before, and never do two bundles need each other.
 * @returns nothing for modules that no bundle needs, and for the page's entry itself
 */
export function assignBundles<Name extends string>({
  modules,
  entries,
  order,
  first,
  shared,
}: Graph<Name>): Map<string, Name> {
  // Who needs a module: the bundles by their names, and each module without a bundle that is imported later.
  const neededBy = new Map<string, Set<string>>();
  const need = (id: string, who: string): void => {
    const by = neededBy.get(id) ?? new Set();
    if (by.has(who)) return;
    neededBy.set(id, by.add(who));
    for (const next of modules.get(id)?.importedIds ?? []) need(next, who);
  };
  for (const { isEntry, importedIds, dynamicallyImportedIds } of modules.values()) {
    if (isEntry) for (const next of importedIds) need(next, first);
    for (const later of dynamicallyImportedIds) need(later, entries.get(later)?.bundle ?? `later ${later}`);
  }
  const bundleOf = (by: ReadonlySet<string>) =>
    order.find(
      (name) => by.has(name) || (name === shared.bundle && by.size > 1 && shared.of.some((other) => by.has(other))),
    );
  return new Map(
    [...neededBy].flatMap(([id, by]) => {
      const bundle = modules.get(id)?.isEntry === true ? undefined : bundleOf(by);
      return bundle === undefined ? [] : [[id, bundle] as const];
    }),
  );
}
