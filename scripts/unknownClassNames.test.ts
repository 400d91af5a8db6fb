import { expect, test } from 'vitest';
import { unknownClassNames, unknownComposed } from './unknownClassNames.ts';

const styleSheet = '.card { color: red; }\n.card > .title:hover { margin: 0.5em; }\n/* .former { } */\n';
const pageClasses = new Set(['row', 'g8']);
const unknownIn = (source: string) => unknownClassNames('a.tsx', source, () => styleSheet, pageClasses);

test('accepts classes that the style sheet defines', () => {
  expect(
    unknownIn("import styles from './a.module.css';\nconst a = <p className={styles.card}>{styles.title}</p>;"),
  ).toEqual([]);
});

test('finds a class that the style sheet lacks or only names in a comment', () => {
  expect(unknownIn("import styles from './a.module.css';\nconst a = [styles.cards,\n  styles.former];")).toEqual([
    { line: 2, text: 'styles.cards' },
    { line: 3, text: 'styles.former' },
  ]);
});

test('ignores other objects and computed names', () => {
  expect(unknownIn("import styles from './a.module.css';\nconst a = [styles[size], other.former];")).toEqual([]);
  expect(unknownIn("import styles from './a.ts';\nstyles.former;")).toEqual([]);
});

test('finds a class in markup that the page lacks', () => {
  expect(unknownIn('const a = [<p className="row g8" />,\n  <p className="row g9" />];')).toEqual([
    { line: 2, text: 'className="row g9"' },
  ]);
});

test('finds a class composed from the page that the page lacks', () => {
  const composing = (names: string) => unknownComposed(`.a {\n  composes: ${names} from global;\n}`, pageClasses);
  expect(composing('row g8')).toEqual([]);
  expect(composing('row g9')).toEqual([{ line: 2, text: 'row g9' }]);
});
