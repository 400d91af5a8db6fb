/**
 * English names that real products use, or that come too close. No trademark search was made: one is needed before any
 * public release.
 */
export const blockedNames: ReadonlySet<string> = new Set([
  'Red Tiger', 'Golden Tiger', 'Golden Dragon', 'Red Dragon', 'Jade Dragon', 'Golden Lion', 'Golden Eagle', 'Golden Koi',
  'Lucky Joker', 'Lucky Coins', 'Lucky Clover', 'Lucky Bells', 'Lucky Horseshoe', 'Golden Clover', 'Golden Bells', 'Golden Horseshoe',
  'Golden Coins', 'Double Joker', 'Grand Joker', 'Emerald Clover', 'Royal Sevens', 'Triple Sevens', 'Electric Sevens',
  'Grand Blackjack', 'Grand Roulette', 'Private Blackjack', 'Lost Temple', 'Hidden Temple', 'Lost Idol', 'Hidden Idol',
  'Black Corsair', 'Velvet Rose', 'Midnight Rose', 'Wild Stampede', 'Wild Rodeo', 'Silver Stampede', 'Jade Lotus',
  'Eight Dragon', 'Jade Tiger', 'Spring Tiger', 'Cloud Dragon', 'Northern Eagle', 'Silver Lion', 'Golden Bear', 'Mountain Lion',
  'Silent Ronin', 'Thunder Titan', 'First Titan', 'Fallen Titan', 'Last Berserker', 'Frost Shield', 'Rose Crown',
  'Emerald Crown', 'Opal Crown', 'Midnight Vault', 'Polar Bay', 'Molten Rush', 'Magma Rush', 'Burning Rush', 'Lucky Wheel',
  'Lucky Scratch', 'Lucky Scratch Card', 'Storm Drake', 'Elder Drake', 'Deep Trident', 'Coral Reef', 'Deep Reef', 'Dragon Legacy',
  'Dragon Fortune', 'Tiger Fortune', 'Tiger Rising', 'Pyramid Fortune', 'Koi Fortune', 'Lantern Fortune', 'Coins Deluxe',
  'Joker Deluxe', 'Clover Fortune', 'Joker Ways', 'Sevens Deluxe', 'Twenty-One Deluxe', 'Video Poker Deluxe', 'Blackjack Deluxe', 'Roulette Deluxe',
]);
