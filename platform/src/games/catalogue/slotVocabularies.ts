import { noun, words, type Vocabulary } from './wordBank.ts';

/** Vocabularies of slots, by theme. */
export const slotVocabularies: readonly Vocabulary[] = [
  {
    theme: 'dragon',
    adjectives: words('Ember, Jade, Storm, Crimson, Ashen, Silver, Hollow, Elder, Amber'),
    nouns: [
      noun('Wyrm', 'dragon-face dragon', 'spiked-dragon-head wyvern dragon-spiral'),
      noun('Drake', 'dragon dragon-face lizard', 'dragon-head sea-dragon dragon-shield'),
      noun('Hoard', 'money-bag gem-stone crown', 'dragon-orb open-treasure-chest gems'),
      noun('Flame', 'fire dragon-face', 'dragon-breath fire-silhouette fire-tail'),
    ],
  },
  {
    theme: 'egypt',
    adjectives: words('Saffron, Desert, Sunken, Ninth, Ivory, Silent, Lapis, Gilded'),
    nouns: [
      noun('Pyramid', 'sun camel desert', 'egyptian-pyramids great-pyramid egyptian-temple'),
      noun('Scarab', 'gem-stone scorpion sun', 'gold-scarab scarab-beetle eye-of-horus'),
      noun('Oracle', 'eagle amphora', 'eye-of-horus ankh egyptian-profile'),
      noun('Sphinx', 'sun two-hump-camel', 'egyptian-sphinx greek-sphinx nefertiti'),
      noun('Jackal', 'snake desert', 'anubis egyptian-walk sarcophagus'),
    ],
  },
  {
    theme: 'ocean',
    adjectives: words('Coral, Tidal, Deep, Pearl, Salt, Azure, Lantern, Drifting'),
    nouns: [
      noun('Kraken', 'octopus squid', 'kraken-tentacle giant-squid spiked-tentacle'),
      noun('Whale', 'spouting-whale whale', 'sperm-whale whale-tail'),
      noun('Reef', 'tropical-fish coral turtle', 'sea-turtle clownfish coral manta-ray'),
      noun('Trident', 'trident-emblem dolphin', 'magic-trident trident harpoon-trident triton-head'),
      noun('Siren', 'spiral-shell jellyfish', 'mermaid gold-shell seahorse'),
    ],
  },
  {
    theme: 'fruit',
    adjectives: words('Cherry, Triple, Sunny, Velvet, Electric, Sour, Royal, Fizzy'),
    nouns: [
      noun('Sevens', 'cherries bell lemon', 'cherry ringing-bell'),
      noun('Arcade', 'grapes watermelon cherries', 'grapes cherry watermelon'),
      noun('Orchard', 'red-apple pear peach', 'shiny-apple fruit-tree pear'),
      noun('Citrus', 'tangerine lemon lime', 'orange-slice lemon orange'),
      noun('Plum', 'grapes blueberries peach', 'cherry grapes peach'),
    ],
  },
  {
    theme: 'myth',
    adjectives: words('Bronze, Thunder, Laurel, Fallen, Marble, Eternal, Veiled, First'),
    nouns: [
      noun('Titan', 'high-voltage fire', 'zeus-sword spartan-helmet crested-helmet'),
      noun('Gorgon', 'snake peacock', 'medusa-head snake-spiral'),
      noun('Minotaur', 'ox shield', 'minotaur maze'),
      noun('Olympiad', 'crown trophy', 'laurel-crown laurels-trophy laurels'),
      noun('Pegasus', 'unicorn horse', 'pegasus feathered-wing griffin-symbol'),
      noun('Temple', 'classical-building amphora', 'greek-temple ionic-column byzantin-temple temple-gate'),
    ],
  },
  {
    theme: 'pirate',
    adjectives: words('Saltwind, Black, Rusted, Mango, Cutlass, Stormy, Lost'),
    nouns: [
      noun('Corsair', 'parrot crossed-swords', 'pirate-skull pirate-captain pirate-hat'),
      noun('Galleon', 'sailboat compass', 'galleon caravel ship-wheel'),
      noun('Anchor', 'anchor world-map', 'anchor ship-wheel'),
      noun('Compass', 'compass world-map', 'compass treasure-map sextant'),
      noun('Mutiny', 'bomb parrot', 'skull-crossed-bones pirate-flag cannon crossed-sabres'),
    ],
  },
  {
    theme: 'gem',
    adjectives: words('Prism, Violet, Midnight, Glacier, Rose, Emerald, Starlit, Opal'),
    nouns: [
      noun('Vault', 'gem-stone crown', 'gems strongbox minerals'),
      noun('Facet', 'diamond-with-a-dot ring', 'cut-diamond diamonds big-diamond-ring'),
      noun('Crown', 'crown ring', 'jewel-crown queen-crown imperial-crown'),
      noun('Cascade', 'large-blue-diamond gem-stone', 'crystal-cluster crystal-growth crystal-shine'),
      noun('Tears', 'gem-stone droplet', 'emerald saphir gem-pendant amethyst'),
    ],
  },
  {
    theme: 'wild',
    adjectives: words('Northern, Bengal, Silver, Dusk, Mountain, Golden, Winter, Savanna'),
    nouns: [
      noun('Howl', 'wolf fox', 'wolf-howl wolf-head'),
      noun('Stag', 'deer moose', 'stag-head deer-head deer'),
      noun('Tiger', 'tiger-face tiger leopard', 'tiger-head saber-toothed-cat-head tiger'),
      noun('Eagle', 'eagle owl', 'eagle-head eagle-emblem hawk-emblem'),
      noun('Bear', 'bear bison', 'bear-head bear-face'),
      noun('Lion', 'lion leopard', 'lion lynx-head feline'),
    ],
  },
  {
    theme: 'viking',
    adjectives: words('Iron, Frost, Raven, Rune, Fjord, Red, Last'),
    nouns: [
      noun('Longship', 'axe shield', 'drakkar drakkar-dragon'),
      noun('Shield', 'shield crossed-swords', 'viking-shield round-shield'),
      noun('Berserker', 'axe wolf', 'viking-head viking-helmet bull-horns'),
      noun('Hall', 'beer-mug crown', 'viking-longhouse viking-church beer-stein'),
      noun('Axe', 'axe snowflake', 'axe-sword war-axe crossed-axes sharp-axe'),
    ],
  },
  {
    theme: 'west',
    adjectives: words('Mesa, Copper, Dusty, Lone, Sundown, Wild, Silver'),
    nouns: [
      noun('Stampede', 'ox ram', 'bull buffalo-head bison'),
      noun('Rodeo', 'cowboy-hat-face horse', 'horse-head cowboy-boot lasso'),
      noun('Canyon', 'cactus desert sunset', 'cactus desert western-hat'),
      noun('Sheriff', 'star cowboy-hat-face', 'western-hat wanted-reward saloon'),
      noun('Horseshoe', 'horse money-bag', 'horseshoe old-wagon gold-nuggets'),
    ],
  },
  {
    theme: 'asia',
    adjectives: words('Golden, Jade, Spring, Eight, Plum, Moon, Red, Cloud'),
    nouns: [
      noun('Koi', 'carp-streamer', 'circling-fish school-of-fish flying-trout'),
      noun('Lantern', 'red-paper-lantern firecracker', 'asian-lantern lantern-flame paper-lantern'),
      noun('Lotus', 'lotus cherry-blossom', 'lotus-flower lotus spoted-flower'),
      noun('Pagoda', 'coin shinto-shrine', 'pagoda shinto-shrine coins'),
      noun('Tiger', 'tiger-face tiger', 'tiger tiger-head'),
      noun('Dragon', 'dragon-face dragon', 'double-dragon dragon-spiral dragon-head sea-dragon'),
    ],
  },
  {
    theme: 'vampire',
    adjectives: words('Crimson, Castle, Midnight, Velvet, Cursed, Pale, Blood'),
    nouns: [
      noun('Nocturne', 'castle full-moon', 'castle castle-ruins candle-skull'),
      noun('Rose', 'rose wilted-flower', 'rose shut-rose'),
      noun('Countess', 'bat rose', 'female-vampire vampire-cape'),
      noun('Manor', 'full-moon castle', 'moon-bats spooky-house haunting'),
      noun('Bat', 'bat full-moon', 'evil-bat bat-wing bat'),
    ],
  },
  {
    theme: 'samurai',
    adjectives: words('Dawn, Silent, Sakura, Ninefold, Shogun, Paper, Autumn'),
    nouns: [
      noun('Ronin', 'japanese-castle mount-fuji', 'samurai-helmet ninja-head'),
      noun('Katana', 'crossed-swords sunrise', 'katana crossed-swords sai'),
      noun('Duel', 'cherry-blossom crossed-swords', 'ninja-heroic-stance ninja-mask ninja-star'),
      noun('Gate', 'sunrise shinto-shrine', 'shinto-shrine fuji japanese-bridge'),
      noun('Mask', 'ogre goblin', 'oni carnival-mask ninja-mask'),
    ],
  },
  {
    theme: 'jungle',
    adjectives: words('Lost, Emerald, Monsoon, Painted, Hidden, Mossy, River'),
    nouns: [
      noun('Idol', 'moai gorilla', 'totem-mask totem moai'),
      noun('Temple', 'hibiscus parrot', 'mayan-pyramid stone-tower temple-gate'),
      noun('Jaguar', 'leopard', 'saber-toothed-cat-head feline paw-print'),
      noun('Serpent', 'snake crocodile', 'snake-totem snake snake-spiral'),
      noun('Calendar', 'hibiscus frog', 'aztec-calendar-sun tribal-mask cuauhtli'),
    ],
  },
  {
    theme: 'space',
    adjectives: words('Neon, Comet, Quiet, Solar, Outer, Binary, Cobalt, Zero'),
    nouns: [
      noun('Orbit', 'ringed-planet satellite', 'ringed-planet orbital solar-system'),
      noun('Station', 'rocket satellite', 'spaceship radar-dish satellite observatory'),
      noun('Voyager', 'rocket flying-saucer', 'rocket space-shuttle lunar-module'),
      noun('Signal', 'flying-saucer alien-monster robot', 'astronaut-helmet alien-skull ufo'),
      noun('Nebula', 'shooting-star milky-way comet', 'moon-orbit galaxy star-swirl comet-spark'),
    ],
  },
  {
    theme: 'volcano',
    adjectives: words('Molten, Caldera, Obsidian, Burning, Magma, Ash'),
    nouns: [
      noun('Rush', 'volcano fire', 'smoking-volcano meteor-impact'),
      noun('Furnace', 'fire collision', 'fire-gem furnace anvil'),
      noun('Eruption', 'volcano high-voltage', 'volcano flame burning-embers'),
      noun('Fossil', 'bone t-rex sauropod', 't-rex-skull triceratops-head ammonite-fossil dinosaur-bones'),
    ],
  },
  {
    theme: 'arctic',
    adjectives: words('Frostbite, Polar, Aurora, White, Icebound, Glacial'),
    nouns: [
      noun('Bay', 'polar-bear penguin', 'polar-bear penguin mountains'),
      noun('Mammoth', 'mammoth', 'mammoth'),
      noun('Expedition', 'snowflake sled', 'igloo mountains mountaintop'),
      noun('Walrus', 'seal penguin', 'walrus-head'),
      noun('Drift', 'ice snowflake', 'snowflake-1 snowflake-2 frozen-orb iceberg'),
    ],
  },
  {
    theme: 'magic',
    adjectives: words('Moonlit, Arcane, Whispering, Crystal, Ember, Violet, Forgotten'),
    nouns: [
      noun('Reader', 'crystal-ball scroll', 'crystal-ball candle-flame'),
      noun('Grimoire', 'old-key scroll closed-book', 'spell-book book-cover evil-book bookmark scroll-unfurled'),
      noun('Owl', 'owl', 'barn-owl owl falcon-moon'),
      noun('Wizard', 'man-mage magic-wand', 'wizard-face warlock-hood magic-hat'),
      noun('Staff', 'magic-wand crystal-ball', 'wizard-staff crystal-wand fairy-wand'),
      noun('Potion', 'mushroom crystal-ball', 'magic-potion potion-ball cauldron'),
    ],
  },
  {
    theme: 'luck',
    adjectives: words('Lucky, Golden, Double, Emerald, Grand, Bright, Penny'),
    nouns: [
      noun('Clover', 'four-leaf-clover rainbow', 'clover shamrock'),
      noun('Horseshoe', 'trophy four-leaf-clover', 'horseshoe rainbow-star'),
      noun('Bells', 'bell trophy', 'ringing-bell bell-shield'),
      noun('Coins', 'coin money-bag', 'coins two-coins coins-pile'),
      noun('Joker', 'joker game-die', 'jester-hat card-joker'),
    ],
  },
  {
    theme: 'music',
    adjectives: words('Midnight, Disco, Velvet, Neon, Brass, Summer'),
    nouns: [
      noun('Jukebox', 'guitar radio musical-note', 'boombox headphones speaker'),
      noun('Encore', 'microphone mirror-ball', 'microphone old-microphone party-popper'),
      noun('Saxophone', 'saxophone trumpet', 'saxophone trumpet french-horn'),
      noun('Rhythm', 'mirror-ball musical-keyboard', 'lyre grand-piano maracas musical-notes'),
    ],
  },
];
