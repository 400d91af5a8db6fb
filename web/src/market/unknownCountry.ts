/** What stands for the country until it was looked up (MK-05). In a file of its own, so that a state's default brings no table of countries along. */
export const unknownCountry = 'Unknown';
