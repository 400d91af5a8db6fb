import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticeIcons } from './noticeIcons.ts';

test('each kind of notice has a colour', () => {
  const styles = readFileSync(new URL('Notice.module.css', import.meta.url), 'utf8');
  expect(Object.keys(noticeIcons).filter((kind) => !styles.includes(`\n.${kind} {\n  --kind: `))).toEqual([]);
});
