import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layers } from './importRules.mjs';
import { projectRoot } from './projectRoot.mjs';

export const importLintFile = join(projectRoot, 'scripts/importLayers.oxlintrc.json');

/** Directories between a file and the source folder, at most. */
const maxDepth = 4;

/**
 * Patterns of import specifiers that lead from `folder` to `target`, at any depth below `folder`.
 * @param {string} folder @param {string} target
 */
function patternsOf(folder, target) {
  const [own, other] = [folder.split('/'), target.split('/')];
  const shared = own.findIndex((part, index) => part !== other[index]);
  const rest = other.slice(shared === -1 ? own.length : shared).join('/');
  const up = own.length - (shared === -1 ? own.length : shared);
  return Array.from({ length: maxDepth }, (_, depth) => `${'../'.repeat(up + depth)}${rest}/**`).filter((pattern) =>
    pattern.startsWith('..'),
  );
}

/** Lint rules that show in an editor what `checkImports.mjs` refuses: an import from a lower folder to a higher one. */
export function importLintRules() {
  const overrides = Object.entries(layers).flatMap(([workspace, lines]) =>
    lines.flatMap((line, rank) =>
      line.flatMap((folder) => {
        const higher = lines
          .slice(0, rank)
          .flat()
          .filter((target) => target !== '' && !folder.startsWith(`${target}/`));
        return folder === '' || higher.length === 0
          ? []
          : [
              {
                files: [`${workspace}/src/${folder}/**`],
                excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
                rules: {
                  'eslint/no-restricted-imports': [
                    'error',
                    {
                      patterns: higher.map((target) => ({
                        group: patternsOf(folder, target),
                        message: `${folder} lies below ${target}; imports go down (scripts/importRules.mjs).`,
                      })),
                    },
                  ],
                },
              },
            ];
      }),
    ),
  );
  return `${JSON.stringify({ overrides }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(importLintFile, importLintRules());
