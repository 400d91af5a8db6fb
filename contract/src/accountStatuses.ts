/** Separate from the endpoints, so that the first load of a page can use statuses without schemas. */
export const accountStatuses = {
  unknown: -1,
  migrated: 0,
  provisional: 1,
  dispatched: 2,
  deactivated: 3,
  active: 4,
  closed: 5,
  blacklisted: 6,
  selfExcluded: 7,
} as const;

export const userTypes = { real: 0, guest: 1 } as const;
