import { noun, words, type Vocabulary } from './wordBank.ts';

/** Vocabularies of slots, by theme. */
export const slotVocabularies: readonly Vocabulary[] = [
  {
    theme: 'dragon',
    adjectives: words('Ember, Jade, Storm, Crimson, Ashen, Silver, Hollow, Elder, Amber'),
    nouns: [
      noun('Wyrm', 'dragon-face dragon', 'spiked-dragon-head wyvern dragon-spiral'),
      noun('Drake', 'dragon dragon-face', 'dragon-head sea-dragon dragon-shield'),
      noun('Hoard', 'money-bag', 'open-treasure-chest gold-stack locked-chest'),
      noun('Flame', 'fire', 'dragon-breath flame fire-silhouette'),
    ],
  },
  {
    theme: 'egypt',
    adjectives: words('Saffron, Desert, Sunken, Ninth, Ivory, Silent, Lapis, Gilded'),
    nouns: [
      noun('Pyramid', '', 'egyptian-pyramids great-pyramid'),
      noun('Scarab', 'beetle', 'gold-scarab scarab-beetle'),
      noun('Oracle', '', 'eye-of-horus horus egyptian-profile'),
      noun('Sphinx', '', 'egyptian-sphinx greek-sphinx'),
      noun('Jackal', '', 'anubis'),
    ],
  },
  {
    theme: 'ocean',
    adjectives: words('Coral, Tidal, Deep, Pearl, Salt, Azure, Lantern, Drifting'),
    nouns: [
      noun('Kraken', 'octopus squid', 'kraken-tentacle giant-squid spiked-tentacle octopus'),
      noun('Whale', 'spouting-whale whale', 'sperm-whale whale-tail'),
      noun('Reef', 'coral tropical-fish', 'coral clownfish tropical-fish'),
      noun('Trident', 'trident-emblem', 'magic-trident trident harpoon-trident flaming-trident'),
      noun('Siren', '', 'mermaid'),
    ],
  },
  {
    theme: 'fruit',
    adjectives: words('Cherry, Triple, Sunny, Velvet, Electric, Sour, Royal, Fizzy'),
    nouns: [
      { ...noun('Sevens', 'cherries bell lemon', ''), family: 'classic' },
      noun('Arcade', 'slot-machine joystick', 'slot-machine joystick'),
      noun('Orchard', 'red-apple pear peach', 'shiny-apple fruit-tree pear'),
      noun('Citrus', 'tangerine lemon lime', 'orange-slice lemon orange cut-lemon'),
      noun('Plum', '', 'plum'),
    ],
  },
  {
    theme: 'myth',
    adjectives: words('Bronze, Thunder, Laurel, Fallen, Marble, Eternal, Veiled, First'),
    nouns: [
      noun('Titan', '', 'atlas giant rock-golem'),
      noun('Gorgon', '', 'medusa-head'),
      noun('Minotaur', '', 'minotaur'),
      noun('Olympiad', 'trophy sports-medal', 'laurel-crown laurels-trophy laurels'),
      noun('Pegasus', '', 'pegasus'),
      noun('Temple', 'classical-building', 'greek-temple byzantin-temple ancient-columns'),
    ],
  },
  {
    theme: 'pirate',
    adjectives: words('Saltwind, Black, Rusted, Mango, Cutlass, Stormy, Lost'),
    nouns: [
      noun('Corsair', '', 'pirate-skull pirate-captain pirate-hat'),
      noun('Galleon', 'sailboat', 'galleon caravel'),
      noun('Anchor', 'anchor', 'anchor'),
      noun('Compass', 'compass', 'compass'),
      noun('Mutiny', '', 'skull-crossed-bones pirate-flag cannon crossed-sabres'),
    ],
  },
  {
    theme: 'gem',
    adjectives: words('Prism, Violet, Midnight, Glacier, Rose, Emerald, Starlit, Opal'),
    nouns: [
      noun('Vault', '', 'strongbox locked-chest dial-padlock'),
      noun('Facet', 'diamond-with-a-dot gem-stone', 'cut-diamond diamonds big-diamond-ring'),
      noun('Crown', 'crown', 'jewel-crown queen-crown imperial-crown'),
      noun('Cascade', '', 'waterfall crystal-cluster crystal-growth'),
      noun('Tears', 'droplet gem-stone', 'emerald saphir gem-pendant amethyst'),
    ],
  },
  {
    theme: 'wild',
    adjectives: words('Northern, Bengal, Silver, Dusk, Mountain, Golden, Winter, Savanna'),
    nouns: [
      noun('Howl', 'wolf', 'wolf-howl wolf-head'),
      noun('Stag', 'deer moose', 'stag-head deer-head deer'),
      noun('Tiger', 'tiger-face tiger', 'tiger-head tiger'),
      noun('Eagle', 'eagle', 'eagle-head eagle-emblem'),
      noun('Bear', 'bear', 'bear-head bear-face'),
      noun('Lion', 'lion', 'lion'),
    ],
  },
  {
    theme: 'viking',
    adjectives: words('Iron, Frost, Raven, Rune, Fjord, Red, Last'),
    nouns: [
      noun('Longship', '', 'drakkar drakkar-dragon'),
      noun('Shield', 'shield', 'viking-shield round-shield'),
      noun('Berserker', '', 'viking-head viking-helmet barbarian'),
      noun('Hall', '', 'viking-longhouse'),
      noun('Axe', 'axe', 'axe-sword war-axe crossed-axes sharp-axe'),
    ],
  },
  {
    theme: 'west',
    adjectives: words('Mesa, Copper, Dusty, Lone, Sundown, Wild, Silver'),
    nouns: [
      noun('Stampede', 'ox bison', 'bull buffalo-head bison charging-bull'),
      noun('Rodeo', 'cowboy-hat-face horse', 'horse-head cowboy-boot lasso'),
      noun('Canyon', 'desert', 'desert cliff-crossing'),
      noun('Sheriff', 'star', 'police-badge western-hat law-star'),
      noun('Horseshoe', '', 'horseshoe'),
    ],
  },
  {
    theme: 'asia',
    adjectives: words('Golden, Jade, Spring, Eight, Plum, Moon, Red, Cloud'),
    nouns: [
      noun('Koi', 'carp-streamer', 'circling-fish double-fish'),
      noun('Lantern', 'red-paper-lantern', 'asian-lantern lantern-flame paper-lantern'),
      noun('Lotus', 'lotus', 'lotus-flower lotus'),
      noun('Pagoda', '', 'pagoda'),
      noun('Tiger', 'tiger-face tiger', 'tiger tiger-head'),
      noun('Dragon', 'dragon-face dragon', 'double-dragon dragon-spiral dragon-head sea-dragon'),
    ],
  },
  {
    theme: 'vampire',
    adjectives: words('Crimson, Castle, Midnight, Velvet, Cursed, Pale, Blood'),
    nouns: [
      noun('Nocturne', 'castle full-moon', 'castle castle-ruins moon-bats'),
      noun('Rose', 'rose', 'rose shut-rose'),
      noun('Countess', 'woman-vampire', 'female-vampire'),
      noun('Manor', 'derelict-house castle', 'spooky-house castle'),
      noun('Bat', 'bat', 'evil-bat bat-wing bat'),
    ],
  },
  {
    theme: 'samurai',
    adjectives: words('Dawn, Silent, Sakura, Ninefold, Shogun, Paper, Autumn'),
    nouns: [
      noun('Ronin', '', 'samurai-helmet swordman'),
      noun('Katana', '', 'katana'),
      noun('Duel', 'crossed-swords', 'crossed-swords sword-clash duel'),
      noun('Gate', 'shinto-shrine', 'shinto-shrine'),
      noun('Mask', 'ogre goblin', 'oni ninja-mask'),
    ],
  },
  {
    theme: 'jungle',
    adjectives: words('Lost, Emerald, Monsoon, Painted, Hidden, Mossy, River'),
    nouns: [
      noun('Idol', 'moai', 'totem-mask totem moai'),
      noun('Temple', '', 'mayan-pyramid temple-gate'),
      noun('Jaguar', 'leopard', 'feline saber-toothed-cat-head'),
      noun('Serpent', 'snake', 'snake-totem snake snake-spiral'),
      noun('Calendar', '', 'aztec-calendar-sun'),
    ],
  },
  {
    theme: 'space',
    adjectives: words('Neon, Comet, Quiet, Solar, Outer, Binary, Cobalt, Zero'),
    nouns: [
      noun('Orbit', 'ringed-planet', 'ringed-planet orbital solar-system moon-orbit'),
      noun('Station', 'satellite', 'satellite defense-satellite beam-satellite'),
      noun('Voyager', 'rocket', 'rocket space-shuttle spaceship'),
      noun('Signal', 'satellite-antenna', 'radar-dish radio-tower aerial-signal'),
      noun('Nebula', 'milky-way', 'galaxy star-swirl'),
    ],
  },
  {
    theme: 'volcano',
    adjectives: words('Molten, Caldera, Obsidian, Burning, Magma, Ash'),
    nouns: [
      noun('Rush', 'volcano fire', 'smoking-volcano meteor-impact'),
      noun('Furnace', '', 'furnace'),
      noun('Eruption', 'volcano', 'volcano eruption smoking-volcano'),
      noun('Fossil', 'bone', 'fossil ammonite-fossil dinosaur-bones t-rex-skull'),
    ],
  },
  {
    theme: 'arctic',
    adjectives: words('Frostbite, Polar, Aurora, White, Icebound, Glacial'),
    nouns: [
      noun('Bay', 'polar-bear penguin', 'polar-bear penguin icebergs'),
      noun('Mammoth', 'mammoth', 'mammoth'),
      noun('Expedition', 'sled', 'igloo camping-tent mountain-climbing'),
      noun('Walrus', '', 'walrus-head'),
      noun('Drift', 'ice', 'iceberg icebergs snowflake-1'),
    ],
  },
  {
    theme: 'magic',
    adjectives: words('Moonlit, Arcane, Whispering, Crystal, Ember, Violet, Forgotten'),
    nouns: [
      noun('Reader', 'crystal-ball', 'crystal-ball tarot-18-the-moon'),
      noun('Grimoire', 'closed-book', 'spell-book book-cover evil-book book-aura secret-book'),
      noun('Owl', 'owl', 'barn-owl owl'),
      noun('Wizard', 'man-mage', 'wizard-face warlock-hood'),
      noun('Staff', 'magic-wand', 'wizard-staff crystal-wand fairy-wand lunar-wand'),
      noun('Potion', 'alembic', 'magic-potion potion-ball round-potion standing-potion'),
    ],
  },
  {
    theme: 'luck',
    adjectives: words('Lucky, Golden, Double, Emerald, Grand, Bright, Penny'),
    nouns: [
      noun('Clover', 'four-leaf-clover', 'shamrock'),
      noun('Horseshoe', '', 'horseshoe'),
      noun('Bells', 'bell', 'ringing-bell'),
      noun('Coins', 'coin', 'coins two-coins coins-pile'),
      noun('Joker', 'joker', 'jester-hat card-joker'),
    ],
  },
  {
    theme: 'music',
    adjectives: words('Midnight, Disco, Velvet, Neon, Brass, Summer'),
    nouns: [
      noun('Jukebox', 'radio', 'boombox speaker'),
      noun('Encore', 'microphone mirror-ball', 'microphone old-microphone party-popper'),
      noun('Saxophone', 'saxophone', 'saxophone'),
      noun('Rhythm', 'drum maracas', 'drum djembe maracas drum-kit'),
    ],
  },
];
