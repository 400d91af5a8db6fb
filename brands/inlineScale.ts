import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const scale = readFileSync(join(import.meta.dirname, 'scale.css'), 'utf8');
/** Steps of the scale: its custom properties with their values. */
export const scaleSteps: ReadonlyMap<string, string> = new Map(
  scale.split('\n').flatMap((line) => {
    const [, name, value] = /^ {2}(--[\w-]+): ([^;]+);$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  }),
);

/** Replaces the steps of the scale by their values: as variables they would cost every first load some 300 bytes. */
export const withScale = (css: string): string =>
  css.replaceAll(/var\((--[\w-]+)\)/g, (step, name: string) => scaleSteps.get(name) ?? step);

/** PostCSS plugin that does so in every style sheet of a build, and in those that it imports or composes. */
export const inlineScale = () => ({
  postcssPlugin: 'foyer-inline-scale',
  OnceExit(sheet: { walkDecls(visit: (declaration: { value: string }) => void): void }) {
    sheet.walkDecls((declaration) => {
      declaration.value = withScale(declaration.value);
    });
  },
});
