import { describe, expect, test } from 'vitest';
import { isPostcode } from './isPostcode.ts';

describe.each([
  [
    'GB',
    [
      'SW1A 1AA',
      'sw1a1aa',
      'M1 1AE',
      'B33 8TH',
      'CR2 6XH',
      'DN55 1PT',
      'GIR 0AA',
      'gir0aa',
      'BF1 4FB',
      'BT1 5GS',
      'G1 1XQ',
    ],
    [
      'SW1A',
      'SW1A 11A',
      'SW1A 1A',
      'SW1A 1AAA',
      'XSW1A 1AA',
      'SW1A-1AA',
      'SWA1 1AA',
      '1SW 1AA',
      'GIR 0AAA',
      'xGIR 0AA',
      'SW1AB 1AA',
      'GY1 1AA',
      'JE2 3AB',
      'im1 1ag',
      'GX11 1AA',
      '',
    ],
  ],
  [
    'CA',
    ['K1A 0B1', 'k1a0b1', 'M5V-2T6'],
    ['K1A 0B', 'K1A 0B12', 'xK1A 0B1', 'D1A 0B1', 'K1D 0B1', 'K1A 0O1', 'KAA 0B1', 'K1A  0B1', 'K1A B01', ''],
  ],
  [
    'IE',
    ['D02 AF30', 'd02af30', 'D6W XY00', 'A65 F4E2'],
    ['D02 AF3', 'D02 AF301', 'xD02 AF30', 'B02 AF30', 'DO2 AF30', 'D0X AF30', 'D02  AF30', ''],
  ],
])('RG-01 postcodes of %s', (country, right, wrong) => {
  test.each(right)('accepts %j', (text) => expect(isPostcode(text, country)).toBe(true));
  test.each(wrong)('refuses %j', (text) => expect(isPostcode(text, country)).toBe(false));
});

describe('RG-01 postcodes of a country without a known format', () => {
  test.each(['', '12345', '12345-6789', 'AB 123', '1a', 'A'.repeat(12)])('accepts %j', (text) =>
    expect(isPostcode(text, 'DE')).toBe(true),
  );
  test.each(['1', ' 1', '-1', '12345!', '!12', '1_2', '北京', 'A'.repeat(13)])('refuses %j', (text) =>
    expect(isPostcode(text, 'DE')).toBe(false),
  );
});
