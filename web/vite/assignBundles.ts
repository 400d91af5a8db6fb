/** A module of the build graph, with its static and dynamic imports. */
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

/** Modules that one of the later bundles `of` shares with another one, or with one of `by`, belong to `bundle`. */
export interface SharedModules<Name extends string> {
  readonly bundle: Name;
  readonly of: readonly Name[];
  readonly by?: readonly Name[];
}

interface Graph<Name extends string> {
  modules: ReadonlyMap<string, GraphModule>;
  /** Modules for which a bundle is declared. */
  entries: ReadonlyMap<string, BundleEntry<Name>>;
  /** Bundles in the order in which a visit loads them. */
  order: readonly Name[];
  /** Bundle that also holds everything the page's entry imports statically. */
  first: Name;
  /** Bundles for shared modules. */
  shared: readonly SharedModules<Name>[];
}

/**
 * Assigns each module to the first bundle that needs it. A static import is needed by everything that needs its
 * importer, so it is in the same bundle or an earlier one, and two bundles never need each other.
 * @returns no entry for modules that no bundle needs, and none for the page's entry itself
 */
export function assignBundles<Name extends string>({
  modules,
  entries,
  order,
  first,
  shared,
}: Graph<Name>): Map<string, Name> {
  // Bundles that need a module, by name. A dynamically imported module without a bundle counts as one of its own.
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
  const bundleOf = (needing: ReadonlySet<string>) =>
    order.find(
      (name) =>
        needing.has(name) ||
        shared.some(
          ({ bundle, of, by }) =>
            bundle === name &&
            needing.size > 1 &&
            of.some((other) => needing.has(other)) &&
            (by === undefined || by.some((other) => needing.has(other))),
        ),
    );
  return new Map(
    [...neededBy].flatMap(([id, by]) => {
      const bundle = modules.get(id)?.isEntry === true ? undefined : bundleOf(by);
      return bundle === undefined ? [] : [[id, bundle] as const];
    }),
  );
}
