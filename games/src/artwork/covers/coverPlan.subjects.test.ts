import { expect, test } from 'vitest';
import { createCatalogue, type CatalogueGame } from '../../catalogue/catalogue.ts';
import { curatedGames } from '../../catalogue/curatedGames.ts';
import { instantVocabularies, liveVocabularies, tableVocabularies } from '../../catalogue/otherVocabularies.ts';
import { slotVocabularies } from '../../catalogue/slotVocabularies.ts';
import type { Noun } from '../../catalogue/wordBank.ts';
import { figureFamilies, planCover } from './coverPlan.ts';

/** Words in names of icons that show a noun. A noun that is missing here is shown by icons with its own name. */
const subjects: Readonly<Record<string, string>> = {
  Arcade: 'slot joystick',
  Berserker: 'viking barbarian',
  Calendar: 'calendar',
  Canyon: 'desert cliff',
  Citrus: 'tangerine lemon lime orange',
  Corsair: 'pirate',
  Countess: 'vampire',
  Crown: 'crown',
  Drake: 'dragon',
  Encore: 'microphone mirror party',
  Eruption: 'volcano eruption',
  Expedition: 'sled igloo tent climbing',
  Facet: 'diamond diamonds gem',
  Flame: 'flame fire breath',
  Fossil: 'fossil bone bones skull',
  Galleon: 'galleon caravel sailboat',
  Gate: 'shrine',
  'Gem Scratch': 'gem gems diamond minerals',
  Gorgon: 'medusa',
  Grimoire: 'book',
  Hall: 'longhouse',
  Hoard: 'money treasure gold chest',
  Howl: 'wolf',
  Idol: 'moai totem',
  Jackal: 'anubis',
  Jaguar: 'leopard feline cat',
  Joker: 'joker jester',
  Jukebox: 'radio boombox speaker',
  Clover: 'clover shamrock',
  Koi: 'carp fish',
  Kraken: 'kraken octopus squid tentacle',
  Longship: 'drakkar',
  Manor: 'house castle',
  Mask: 'mask ogre goblin oni',
  'Meteor Drop': 'comet meteor',
  Nebula: 'galaxy milky star',
  Olympiad: 'laurel laurels trophy medal',
  Oracle: 'horus egyptian',
  Orbit: 'planet orbital orbit solar',
  Orchard: 'apple pear peach fruit',
  'Pearl Drop': 'oyster pearl',
  Pegboard: 'pinball ball',
  Potion: 'potion alembic',
  Reader: 'crystal tarot',
  Reef: 'coral fish clownfish',
  Rhythm: 'drum maracas djembe',
  Rodeo: 'cowboy horse lasso',
  Ronin: 'samurai swordman',
  Scarab: 'scarab beetle',
  Scratch: 'ticket coin',
  'Scratch Card': 'ticket coin',
  Serpent: 'snake',
  Sheriff: 'badge western star',
  Signal: 'antenna radar radio signal',
  Siren: 'mermaid',
  Stag: 'stag deer moose',
  Stampede: 'ox bison bull buffalo',
  Staff: 'staff wand',
  Station: 'satellite',
  Tears: 'droplet gem emerald saphir amethyst',
  Temple: 'temple classical pyramid columns',
  Titan: 'atlas giant golem',
  Vault: 'strongbox chest padlock',
  Voyager: 'rocket shuttle spaceship',
  Wizard: 'mage wizard warlock',
  Wyrm: 'dragon wyvern',
  Duel: 'duel sword swords',
  Walrus: 'walrus',
  Furnace: 'furnace',
  Cascade: 'waterfall crystal',
};

/** Nouns that no single picture shows: a mood, an event, a place. Their pictures come from the theme. */
const abstractNouns = new Set(['Mutiny', 'Nocturne', 'Rush', 'Bay', 'Drift', 'Sevens']);

/** The same for words of curated names. */
const curatedSubjects: Readonly<Record<string, string>> = {
  Bengal: 'tiger',
  Captain: 'captain parrot',
  Cherry: 'cherry cherries',
  Corsairs: 'pirate',
  Disco: 'mirror microphone',
  Foxfire: 'fox',
  Gumdrop: 'candy sweet',
  Meadows: 'clover shamrock',
  Queen: 'swordwoman',
  Sapphire: 'saphir',
  Shamrock: 'clover shamrock',
  Sugar: 'lollipop',
  Tangerine: 'tangerine orange',
  Thunder: 'voltage',
};

const nouns = [...slotVocabularies, ...instantVocabularies].flatMap((vocabulary) => vocabulary.nouns);

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '');

function shows({ word }: Pick<Noun, 'word'>, icon: string): boolean {
  const parts = icon.split('-');
  const wanted = (subjects[word] ?? curatedSubjects[word])?.split(' ') ?? [
    singular(word),
    `${singular(word)}s`,
    word.toLowerCase(),
  ];
  return parts.some((part) => wanted.includes(part));
}

test('every picture of a noun shows what the noun names', () => {
  const wrong = nouns
    .filter(({ word }) => !abstractNouns.has(word))
    .flatMap((noun) =>
      [...noun.figures, ...noun.emblems].filter((icon) => !shows(noun, icon)).map((icon) => `${noun.word}: ${icon}`),
    );
  expect(wrong).toEqual([]);
});

test('every noun has a silhouette, or a layout of its own', () => {
  expect(nouns.filter(({ emblems, family }) => emblems.length === 0 && family === null)).toEqual([]);
});

test('a noun of a table game shows its wheel or cards', () => {
  const tables = [...tableVocabularies, ...liveVocabularies].flatMap((vocabulary) => vocabulary.nouns);
  for (const { word, scene, engine } of tables)
    expect([word, scene]).toEqual([word, engine === 'roulette' ? 'wheel' : 'cards']);
});

/** Returns the nouns of the bank in a generated name, or all words of a curated one, in which any may be the subject. */
function subjectsOf({ name, theme }: CatalogueGame): readonly Pick<Noun, 'word'>[] {
  if (curatedGames.some(({ en }) => en === name.en)) return name.en.split(' ').map((word) => ({ word }));
  const vocabularies = [...slotVocabularies, ...instantVocabularies].filter((vocabulary) => vocabulary.theme === theme);
  const longest = vocabularies
    .flatMap((vocabulary) => vocabulary.nouns)
    .toSorted((a, b) => b.word.length - a.word.length)
    .find(({ word }) => ` ${name.en} `.includes(` ${word} `));
  return longest ? [longest] : [];
}

const shownByStones = new Set(['Facet', 'Tears', 'Gem Scratch']);

test.each(['adult', 'full'] as const)('every cover of the %s tone shows the noun of its name', (tone) => {
  const wrong = createCatalogue(10_000).all.flatMap((game) => {
    if (game.theme === 'table') return [];
    const named = subjectsOf(game);
    expect(named).not.toEqual([]);
    if (named.some(({ word }) => abstractNouns.has(word))) return [];
    const { family, figure, emblem } = planCover(game, tone);
    const shown = figureFamilies.has(family) ? figure : emblem;
    const isRight =
      family === 'crystal'
        ? named.some(({ word }) => shownByStones.has(word) || word === 'Prism')
        : shown !== null && named.some((noun) => shows(noun, shown));
    return isRight ? [] : [`${game.name.en}: ${family} ${shown}`];
  });
  expect(wrong).toEqual([]);
});

test('a game named after sevens shows the sign of the machine', () => {
  for (const game of createCatalogue(10_000).all.filter(
    ({ name }) => / Sevens\b/.test(name.en) && !/Grapevine/.test(name.en),
  ))
    expect(planCover(game, 'adult').family).toBe('classic');
});

test('tables in different rooms differ in colour, and those of one room agree', () => {
  const paletteOf = (name: string) => {
    const game = createCatalogue(1_000).all.find((candidate) => candidate.name.en === name);
    return game && planCover(game, 'adult').paletteIndex;
  };
  const rooms = [
    'Velvet Roulette',
    'Roulette Terrace',
    'Palm Court Blackjack',
    'Atlantic Roulette',
    'Jacks Alley Poker',
  ];
  expect(new Set(rooms.map(paletteOf))).toHaveLength(rooms.length);
  expect(paletteOf('Atlantic Twenty-One')).toBe(paletteOf('Atlantic Roulette'));
});
