import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const scale = readFileSync(join(import.meta.dirname, 'scale.css'), 'utf8');
const values = new Map([...scale.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));

/** Replaces the steps of the scale by their values: as variables they would cost every first load some 300 bytes. */
export const withScale = (css: string): string =>
  css.replaceAll(/var\((--[\w-]+)\)/g, (step, name: string) => values.get(name) ?? step);

/** PostCSS plugin that does so in every style sheet of a build, and in those that it imports or composes. */
export const inlineScale = () => ({
  postcssPlugin: 'foyer-inline-scale',
  OnceExit(sheet: { walkDecls(visit: (declaration: { value: string }) => void): void }) {
    sheet.walkDecls((declaration) => {
      declaration.value = withScale(declaration.value);
    });
  },
});
