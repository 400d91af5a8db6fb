import { sourceFiles } from '../sourceFiles.ts';

/** Source files that may contain business rules. Of the platform: the folders for money, limits, play and sessions. */
const sources =
  /^(web\/src\/.+|contract\/src\/[^/]+|sandbox\/src\/(services\/(accounts|cashier|jackpots|safer-gambling|promotions|wallet|play))\/[^/]+)\.ts$/;

/** Files without rules of their own, with the reason. */
const exclusions: [pattern: RegExp, reason: string][] = [
  [/\.(test|server|browser|d)\.ts$/, 'tests, and what needs Node or a browser'],
  [/\/use[A-Z]\w*\.ts$/, 'React hooks, shown by view tests'],
  [
    /(UnderTest|Fixture|\/sample\w+|\/memoryStorage|\/ladderEngine|\/simulatedRounds)\.ts$/,
    'builders and settings of tests',
  ],
  [/\/i18n\/messages\/|\/i18n\/en\.ts$/, 'interface texts'],
  [/\/(pinyinTable|fontMetrics|countries|iconNames|demoPlayers)\.ts$/, 'tables of data'],
  [/\/earlyScript\.ts$/, 'a script for the head of a page, in a string: shown by browser tests'],
  [/\/theme\/scenes\//, 'drawings, judged by eye'],
  [/^sandbox\/.+Schema\.ts$/, 'database schemas'],
  [/^(games|sandbox)\/.+(Page|Files|gameLook|gameThemes)\.ts$/, 'markup, pictures and static files'],
  [
    /Api\.ts$|^sandbox\/.+Module\.ts$|^web\/.+\/blocks\.ts$/,
    'descriptions of calls and blocks, and wiring of routes: shown by contract and view tests',
  ],
];

/** Whether the mutation run tests a file; paths are relative to the project. */
export const isBusinessRuleFile = (path: string): boolean =>
  sources.test(path) && !exclusions.some(([pattern]) => pattern.test(path));

export const businessRuleFiles = (): string[] => sourceFiles(/\.ts$/).filter(isBusinessRuleFile);
