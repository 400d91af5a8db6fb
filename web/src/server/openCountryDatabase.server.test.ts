import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openCountryDatabase } from './openCountryDatabase.server.ts';

const file = fileURLToPath(
  import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
);

test('MK-03 the embedded database returns the country of public addresses and null for others', async () => {
  const countryOf = await openCountryDatabase(file);
  expect(countryOf('81.2.69.142')).toBe('GB');
  expect(countryOf('::ffff:81.2.69.142')).toBe('GB');
  expect(countryOf('2a02:c7c::1')).toBe('GB');
  expect(countryOf('24.48.0.1')).toBe('CA');
  for (const address of [
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '192.168.0.1',
    '172.20.1.1',
    'fd00::1',
    '',
    'nonsense',
    '999.1.1.1',
    '81.2.69.142, 24.48.0.1',
    'x'.repeat(100_000),
  ]) {
    expect(countryOf(address)).toBeNull();
  }
});
