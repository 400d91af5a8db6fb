import { expect, test } from 'vitest';
import { unknownClassNames } from './unknownClassNames.ts';

const styleSheet = '.card { color: red; }\n.card > .title:hover { margin: 0.5em; }\n/* .former { } */\n';
const unknownIn = (source: string) => unknownClassNames('a.tsx', source, () => styleSheet);

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
