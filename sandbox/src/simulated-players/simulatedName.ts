const first = [
  'Amber',
  'Brisk',
  'Copper',
  'Dusky',
  'Early',
  'Fabled',
  'Gentle',
  'Hazel',
  'Ivory',
  'Jolly',
  'Keen',
  'Lunar',
  'Merry',
  'Noble',
  'Opal',
  'Quiet',
  'Rustic',
  'Silver',
  'Tidal',
  'Velvet',
];
const second = [
  'Anchor',
  'Badger',
  'Cedar',
  'Drum',
  'Egret',
  'Fern',
  'Glade',
  'Heron',
  'Iris',
  'Juniper',
  'Kestrel',
  'Lark',
  'Maple',
  'Newt',
  'Otter',
  'Plover',
  'Quill',
  'Robin',
  'Sparrow',
  'Thistle',
];

/** Returns the unique invented name of a number. The first four hundred contain no digits. */
export function simulatedName(number: number): string {
  const pair = `${first[number % first.length]}${second[(number + Math.floor(number / first.length)) % second.length]}`;
  const round = Math.floor(number / (first.length * second.length));
  return round === 0 ? pair : `${pair}${round}`;
}
