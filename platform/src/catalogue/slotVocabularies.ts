import { noun, words, type Vocabulary } from './wordBank.ts';

/** Words of the slots, by theme. */
export const slotVocabularies: readonly Vocabulary[] = [
  {
    theme: 'dragon',
    adjectives: words(
      'Ember 余烬, Jade 翡翠, Storm 风暴, Crimson 赤焰, Ashen 灰烬, Silver 银鳞, Hollow 幽谷, Elder 上古, Amber 琥珀',
    ),
    nouns: [
      noun('Wyrm 飞龙', 'dragon-face dragon', 'spiked-dragon-head wyvern dragon-spiral'),
      noun('Drake 龙蛇', 'dragon dragon-face lizard', 'dragon-head sea-dragon dragon-shield'),
      noun('Hoard 龙藏', 'money-bag gem-stone crown', 'dragon-orb open-treasure-chest gems'),
      noun('Flame 烈焰', 'fire dragon-face', 'dragon-breath fire-silhouette fire-tail'),
    ],
  },
  {
    theme: 'egypt',
    adjectives: words(
      'Saffron 金沙, Desert 大漠, Sunken 沉没, Ninth 第九, Ivory 象牙, Silent 沉寂, Lapis 青金, Gilded 鎏金',
    ),
    nouns: [
      noun('Pyramid 金字塔', 'sun camel desert', 'egyptian-pyramids great-pyramid egyptian-temple'),
      noun('Scarab 圣甲虫', 'gem-stone scorpion sun', 'gold-scarab scarab-beetle eye-of-horus'),
      noun('Oracle 神谕', 'eagle amphora', 'eye-of-horus ankh egyptian-profile'),
      noun('Sphinx 狮身像', 'sun two-hump-camel', 'egyptian-sphinx greek-sphinx nefertiti'),
      noun('Jackal 胡狼', 'snake desert', 'anubis egyptian-walk sarcophagus'),
    ],
  },
  {
    theme: 'ocean',
    adjectives: words(
      'Coral 珊瑚, Tidal 潮汐, Deep 深海, Pearl 珍珠, Salt 盐海, Azure 碧蓝, Lantern 渔灯, Drifting 漂流',
    ),
    nouns: [
      noun('Kraken 海怪', 'octopus squid', 'kraken-tentacle giant-squid spiked-tentacle'),
      noun('Whale 巨鲸', 'spouting-whale whale', 'sperm-whale whale-tail'),
      noun('Reef 礁湾', 'tropical-fish coral turtle', 'sea-turtle clownfish coral manta-ray'),
      noun('Trident 三叉戟', 'trident-emblem dolphin', 'magic-trident trident harpoon-trident triton-head'),
      noun('Siren 海妖', 'spiral-shell jellyfish', 'mermaid gold-shell seahorse'),
    ],
  },
  {
    theme: 'fruit',
    adjectives: words(
      'Cherry 樱桃, Triple 三重, Sunny 阳光, Velvet 丝绒, Electric 电光, Sour 酸爽, Royal 皇家, Fizzy 气泡',
    ),
    nouns: [
      noun('Sevens 七七七', 'cherries bell lemon', 'cherry ringing-bell'),
      noun('Arcade 水果机', 'grapes watermelon cherries', 'grapes cherry watermelon'),
      noun('Orchard 果园', 'red-apple pear peach', 'shiny-apple fruit-tree pear'),
      noun('Citrus 柑橘', 'tangerine lemon lime', 'orange-slice lemon orange'),
      noun('Plum 李子', 'grapes blueberries peach', 'cherry grapes peach'),
    ],
  },
  {
    theme: 'myth',
    adjectives: words(
      'Bronze 青铜, Thunder 雷霆, Laurel 月桂, Fallen 陨落, Marble 白玉, Eternal 永恒, Veiled 面纱, First 初代',
    ),
    nouns: [
      noun('Titan 泰坦', 'high-voltage fire', 'zeus-sword spartan-helmet crested-helmet'),
      noun('Gorgon 蛇女', 'snake peacock', 'medusa-head snake-spiral'),
      noun('Minotaur 牛头怪', 'ox shield', 'minotaur maze'),
      noun('Olympiad 圣会', 'crown trophy', 'laurel-crown laurels-trophy laurels'),
      noun('Pegasus 飞马', 'unicorn horse', 'pegasus feathered-wing griffin-symbol'),
      noun('Temple 神殿', 'classical-building amphora', 'greek-temple ionic-column byzantin-temple temple-gate'),
    ],
  },
  {
    theme: 'pirate',
    adjectives: words('Saltwind 海风, Black 黑帆, Rusted 锈迹, Mango 芒果, Cutlass 弯刀, Stormy 暴风, Lost 失落'),
    nouns: [
      noun('Corsair 海盗', 'parrot crossed-swords', 'pirate-skull pirate-captain pirate-hat'),
      noun('Galleon 帆船', 'sailboat compass', 'galleon caravel ship-wheel'),
      noun('Anchor 船锚', 'anchor world-map', 'anchor ship-wheel'),
      noun('Compass 罗盘', 'compass world-map', 'compass treasure-map sextant'),
      noun('Mutiny 哗变', 'bomb parrot', 'skull-crossed-bones pirate-flag cannon crossed-sabres'),
    ],
  },
  {
    theme: 'gem',
    adjectives: words(
      'Prism 棱光, Violet 紫罗兰, Midnight 午夜, Glacier 冰川, Rose 玫瑰, Emerald 翡翠, Starlit 星夜, Opal 欧泊',
    ),
    nouns: [
      noun('Vault 宝库', 'gem-stone crown', 'gems strongbox minerals'),
      noun('Facet 切面', 'diamond-with-a-dot ring', 'cut-diamond diamonds big-diamond-ring'),
      noun('Crown 皇冠', 'crown ring', 'jewel-crown queen-crown imperial-crown'),
      noun('Cascade 宝瀑', 'large-blue-diamond gem-stone', 'crystal-cluster crystal-growth crystal-shine'),
      noun('Tears 晶泪', 'gem-stone droplet', 'emerald saphir gem-pendant amethyst'),
    ],
  },
  {
    theme: 'wild',
    adjectives: words(
      'Northern 北境, Bengal 孟加拉, Silver 银色, Dusk 黄昏, Mountain 高山, Golden 金色, Winter 寒冬, Savanna 草原',
    ),
    nouns: [
      noun('Howl 狼嚎', 'wolf fox', 'wolf-howl wolf-head'),
      noun('Stag 雄鹿', 'deer moose', 'stag-head deer-head deer'),
      noun('Tiger 猛虎', 'tiger-face tiger leopard', 'tiger-head saber-toothed-cat-head tiger'),
      noun('Eagle 雄鹰', 'eagle owl', 'eagle-head eagle-emblem hawk-emblem'),
      noun('Bear 巨熊', 'bear bison', 'bear-head bear-face'),
      noun('Lion 雄狮', 'lion leopard', 'lion lynx-head feline'),
    ],
  },
  {
    theme: 'viking',
    adjectives: words('Iron 铁血, Frost 霜寒, Raven 渡鸦, Rune 符文, Fjord 峡湾, Red 赤色, Last 最后的'),
    nouns: [
      noun('Longship 长船', 'axe shield', 'drakkar drakkar-dragon'),
      noun('Shield 战盾', 'shield crossed-swords', 'viking-shield round-shield'),
      noun('Berserker 狂战士', 'axe wolf', 'viking-head viking-helmet bull-horns'),
      noun('Hall 英灵殿', 'beer-mug crown', 'viking-longhouse viking-church beer-stein'),
      noun('Axe 战斧', 'axe snowflake', 'axe-sword war-axe crossed-axes sharp-axe'),
    ],
  },
  {
    theme: 'west',
    adjectives: words('Mesa 台地, Copper 赤铜, Dusty 飞尘, Lone 孤星, Sundown 日落, Wild 狂野, Silver 银矿'),
    nouns: [
      noun('Stampede 奔牛', 'ox ram', 'bull buffalo-head bison'),
      noun('Rodeo 牛仔', 'cowboy-hat-face horse', 'horse-head cowboy-boot lasso'),
      noun('Canyon 峡谷', 'cactus desert sunset', 'cactus desert western-hat'),
      noun('Sheriff 警长', 'star cowboy-hat-face', 'western-hat wanted-reward saloon'),
      noun('Horseshoe 马蹄铁', 'horse money-bag', 'horseshoe old-wagon gold-nuggets'),
    ],
  },
  {
    theme: 'asia',
    adjectives: words('Golden 金玉, Jade 翠玉, Spring 迎春, Eight 八方, Plum 梅花, Moon 明月, Red 红运, Cloud 祥云'),
    nouns: [
      noun('Koi 锦鲤', 'carp-streamer', 'circling-fish school-of-fish flying-trout'),
      noun('Lantern 灯会', 'red-paper-lantern firecracker', 'asian-lantern lantern-flame paper-lantern'),
      noun('Lotus 莲花', 'lotus cherry-blossom', 'lotus-flower lotus spoted-flower'),
      noun('Pagoda 宝塔', 'coin shinto-shrine', 'pagoda shinto-shrine coins'),
      noun('Tiger 福虎', 'tiger-face tiger', 'tiger tiger-head'),
      noun('Dragon 祥龙', 'dragon-face dragon', 'double-dragon dragon-spiral dragon-head sea-dragon'),
    ],
  },
  {
    theme: 'vampire',
    adjectives: words('Crimson 猩红, Castle 古堡, Midnight 午夜, Velvet 丝绒, Cursed 诅咒, Pale 苍白, Blood 血色'),
    nouns: [
      noun('Nocturne 夜曲', 'castle full-moon', 'castle castle-ruins candle-skull'),
      noun('Rose 玫瑰', 'rose wilted-flower', 'rose shut-rose'),
      noun('Countess 女伯爵', 'bat rose', 'female-vampire vampire-cape'),
      noun('Manor 庄园', 'full-moon castle', 'moon-bats spooky-house haunting'),
      noun('Bat 夜蝠', 'bat full-moon', 'evil-bat bat-wing bat'),
    ],
  },
  {
    theme: 'samurai',
    adjectives: words('Dawn 黎明, Silent 无声, Sakura 樱花, Ninefold 九重, Shogun 将军, Paper 纸鹤, Autumn 秋水'),
    nouns: [
      noun('Ronin 浪人', 'japanese-castle mount-fuji', 'samurai-helmet ninja-head'),
      noun('Katana 名刀', 'crossed-swords sunrise', 'katana crossed-swords sai'),
      noun('Duel 对决', 'cherry-blossom crossed-swords', 'ninja-heroic-stance ninja-mask ninja-star'),
      noun('Gate 鸟居', 'sunrise shinto-shrine', 'shinto-shrine fuji japanese-bridge'),
      noun('Mask 鬼面', 'ogre goblin', 'oni carnival-mask ninja-mask'),
    ],
  },
  {
    theme: 'jungle',
    adjectives: words('Lost 失落, Emerald 翠绿, Monsoon 季风, Painted 彩绘, Hidden 隐秘, Mossy 青苔, River 河谷'),
    nouns: [
      noun('Idol 神像', 'moai gorilla', 'totem-mask totem moai'),
      noun('Temple 神庙', 'hibiscus parrot', 'mayan-pyramid stone-tower temple-gate'),
      noun('Jaguar 美洲豹', 'leopard', 'saber-toothed-cat-head feline paw-print'),
      noun('Serpent 巨蛇', 'snake crocodile', 'snake-totem snake snake-spiral'),
      noun('Calendar 历石', 'hibiscus frog', 'aztec-calendar-sun tribal-mask cuauhtli'),
    ],
  },
  {
    theme: 'space',
    adjectives: words('Neon 霓虹, Comet 彗星, Quiet 寂静, Solar 太阳, Outer 外环, Binary 双星, Cobalt 钴蓝, Zero 零号'),
    nouns: [
      noun('Orbit 轨道', 'ringed-planet satellite', 'ringed-planet orbital solar-system'),
      noun('Station 空间站', 'rocket satellite', 'spaceship radar-dish satellite observatory'),
      noun('Voyager 旅者', 'rocket flying-saucer', 'rocket space-shuttle lunar-module'),
      noun('Signal 信号', 'flying-saucer alien-monster robot', 'astronaut-helmet alien-skull ufo'),
      noun('Nebula 星云', 'shooting-star milky-way comet', 'moon-orbit galaxy star-swirl comet-spark'),
    ],
  },
  {
    theme: 'volcano',
    adjectives: words('Molten 熔岩, Caldera 火口, Obsidian 黑曜, Burning 燃烧, Magma 岩浆, Ash 灰烬'),
    nouns: [
      noun('Rush 奔流', 'volcano fire', 'smoking-volcano meteor-impact'),
      noun('Furnace 熔炉', 'fire collision', 'fire-gem furnace anvil'),
      noun('Eruption 喷发', 'volcano high-voltage', 'volcano flame burning-embers'),
      noun('Fossil 化石', 'bone t-rex sauropod', 't-rex-skull triceratops-head ammonite-fossil dinosaur-bones'),
    ],
  },
  {
    theme: 'arctic',
    adjectives: words('Frostbite 寒霜, Polar 极地, Aurora 极光, White 白色, Icebound 冰封, Glacial 冰川'),
    nouns: [
      noun('Bay 冰湾', 'polar-bear penguin', 'polar-bear penguin mountains'),
      noun('Mammoth 猛犸', 'mammoth', 'mammoth'),
      noun('Expedition 远征', 'snowflake sled', 'igloo mountains mountaintop'),
      noun('Walrus 海象', 'seal penguin', 'walrus-head'),
      noun('Drift 浮冰', 'ice snowflake', 'snowflake-1 snowflake-2 frozen-orb iceberg'),
    ],
  },
  {
    theme: 'magic',
    adjectives: words(
      'Moonlit 月下, Arcane 秘法, Whispering 低语, Crystal 水晶, Ember 余烬, Violet 紫晶, Forgotten 遗忘',
    ),
    nouns: [
      noun('Reader 占卜师', 'crystal-ball scroll', 'crystal-ball candle-flame'),
      noun('Grimoire 魔典', 'old-key scroll closed-book', 'spell-book book-cover evil-book bookmark scroll-unfurled'),
      noun('Owl 灵枭', 'owl', 'barn-owl owl falcon-moon'),
      noun('Wizard 巫师', 'man-mage magic-wand', 'wizard-face warlock-hood magic-hat'),
      noun('Staff 法杖', 'magic-wand crystal-ball', 'wizard-staff crystal-wand fairy-wand'),
      noun('Potion 魔药', 'mushroom crystal-ball', 'magic-potion potion-ball cauldron'),
    ],
  },
  {
    theme: 'luck',
    adjectives: words('Lucky 幸运, Golden 金色, Double 双倍, Emerald 翠绿, Grand 盛大, Bright 明亮, Penny 便士'),
    nouns: [
      noun('Clover 四叶草', 'four-leaf-clover rainbow', 'clover shamrock'),
      noun('Horseshoe 马蹄铁', 'trophy four-leaf-clover', 'horseshoe rainbow-star'),
      noun('Bells 金铃', 'bell trophy', 'ringing-bell bell-shield'),
      noun('Coins 金币', 'coin money-bag', 'coins two-coins coins-pile'),
      noun('Joker 小丑', 'joker game-die', 'jester-hat card-joker'),
    ],
  },
  {
    theme: 'music',
    adjectives: words('Midnight 午夜, Disco 迪斯科, Velvet 丝绒, Neon 霓虹, Brass 铜管, Summer 盛夏'),
    nouns: [
      noun('Jukebox 点唱机', 'guitar radio musical-note', 'boombox headphones speaker'),
      noun('Encore 返场', 'microphone mirror-ball', 'microphone old-microphone party-popper'),
      noun('Saxophone 萨克斯', 'saxophone trumpet', 'saxophone trumpet french-horn'),
      noun('Rhythm 节奏', 'mirror-ball musical-keyboard', 'lyre grand-piano maracas musical-notes'),
    ],
  },
];
