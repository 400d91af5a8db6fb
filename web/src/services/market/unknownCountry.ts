/**
 * Placeholder until the country was looked up (MK-05). In a file of its own, so that the default state does not import
 * the table of countries.
 */
export const unknownCountry = 'Unknown';
