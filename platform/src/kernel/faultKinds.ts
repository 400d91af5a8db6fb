/** What can be made to go wrong. `lostAnswer` does the work and then drops the connection. */
export const faultKinds = [
  'refused', 'slow', '500', '503', '429', 'malformed', 'wrongShape', 'truncated', 'html', 'lostAnswer',
] as const;
