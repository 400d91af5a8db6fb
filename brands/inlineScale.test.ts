import { expect, test } from 'vitest';
import { inlineScale, withScale } from './inlineScale.ts';

test('replaces steps of the scale and keeps the variables of a theme', () => {
  expect(
    withScale('padding: var(--sp8) calc(-1 * var(--sp12)) var(--gut); font-size: calc(var(--t20) * var(--hs))'),
  ).toBe('padding: 8px calc(-1 * 12px) var(--gut); font-size: calc(1.25rem * var(--hs))');
});

test('replaces the steps in every declaration of a sheet', () => {
  const declarations = [{ value: 'var(--e1)' }, { value: 'var(--accent)' }];
  inlineScale().OnceExit({ walkDecls: (visit) => declarations.forEach((declaration) => visit(declaration)) });
  expect(declarations.map(({ value }) => value)).toEqual(['0 1px 2px #0006', 'var(--accent)']);
});
