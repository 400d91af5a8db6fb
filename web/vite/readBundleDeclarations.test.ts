import { expect, test } from 'vitest';
import { readBundleDeclarations } from './readBundleDeclarations.ts';

test('every import inside an object belongs to the bundle that the object names', () => {
  const { declarations } = readBundleDeclarations(
    `export const item = { name: 'hearts', bundle: 'player', start() { return Promise.all([import('./hearts.js'), import('./heart.js')]); } };`,
  );
  expect(declarations).toEqual([
    {
      bundle: 'player',
      imports: [
        { specifier: './hearts.js', property: 'start' },
        { specifier: './heart.js', property: 'start' },
      ],
    },
  ]);
});

test('imports are listed per property, including those in nested objects', () => {
  const { declarations } = readBundleDeclarations(
    `x({ bundle: 'messages', en: () => import('./en.js'), zh: () => load({ from: () => import('./zh.js') }) });`,
  );
  expect(declarations).toEqual([
    {
      bundle: 'messages',
      imports: [
        { specifier: './en.js', property: 'en' },
        { specifier: './zh.js', property: 'zh' },
      ],
    },
  ]);
});

test('imports of a nested object with its own bundle belong to that bundle', () => {
  const { declarations } = readBundleDeclarations(
    `x({ bundle: 'player', a: () => import('./a.js'), b: { bundle: 'login-and-registration', load: () => import('./b.js') } });`,
  );
  expect(declarations).toEqual([
    { bundle: 'login-and-registration', imports: [{ specifier: './b.js', property: 'load' }] },
    { bundle: 'player', imports: [{ specifier: './a.js', property: 'a' }] },
  ]);
});

test.each([
  `import('./a.js'); x({ bundle: 'player' });`,
  `x({ load: () => import('./a.js') });`,
  `x({ bundle: name, load: () => import('./a.js') });`,
])('%s declares nothing and stays unchanged', (source) => {
  expect(readBundleDeclarations(source)).toEqual({ declarations: [], code: source });
});

test('removes build and server properties of a block and keeps all positions', () => {
  const source = `block({ alias: '登录', bundle: 'login-and-registration',\n  module: 'src/Login.tsx' , view: () => import('./Login.js') }); other({ bundle: 'kept', module: 'kept' });`;
  const { code } = readBundleDeclarations(source);
  expect(code).toBe(
    `block({ alias: '登录',${' '.repeat(` bundle: 'login-and-registration',`.length)}\n${' '.repeat(2 + `module: 'src/Login.tsx' ,`.length)} view: () => import('./Login.js') }); other({ bundle: 'kept', module: 'kept' });`,
  );
});

test('keeps the module property of other objects', () => {
  expect(readBundleDeclarations(`x({ module: 'kept', load: () => import('./a.js') });`).code).toContain(
    `module: 'kept'`,
  );
});
