import { layers, workspaces } from '../importRules.ts';
import { readText } from '../projectRoot.mjs';

/** The parts of the product, from top to bottom. */
const rooms = ['web', 'adapters', 'sandbox', 'games', 'brands', 'contract'];

/** `ARCHITECTURE.md` with the arrows between rooms and the layers of each as the import rules have them. */
export function architecturePage(): string {
  return withBlock(withBlock(readText('ARCHITECTURE.md'), 'Rooms', arrows()), 'Layers', columns());
}

function arrows(): string[] {
  return rooms.map((room) => {
    const reached = workspaces[room] ?? [];
    return reached.length === 0 ? room : `${room} `.padEnd(9, '─') + `► ${reached.toReversed().join(', ')}`;
  });
}

function columns(): string[] {
  const lists = Object.entries(layers).map(([room, lines]) => [
    `${room}/src`,
    ...lines.map((line) => line.map((folder) => (folder === '' ? '(files)' : folder)).join('   ')),
  ]);
  const height = Math.max(...lists.map((list) => list.length));
  const widths = lists.map((list) => Math.max(...list.map((text) => text.length)) + 3);
  return Array.from({ length: height }, (_, row) =>
    lists
      .map((list, column) => (list[row] ?? '').padEnd(widths[column] ?? 0))
      .join('')
      .trimEnd(),
  );
}

/** Replaces the first block of code after a heading. */
function withBlock(page: string, heading: string, lines: readonly string[]): string {
  const start = page.indexOf('```\n', page.indexOf(`\n## ${heading}\n`));
  const end = page.indexOf('\n```', start);
  if (!page.includes(`\n## ${heading}\n`) || start === -1 || end === -1)
    throw new Error(`ARCHITECTURE.md has no heading "## ${heading}" with a block of code.`);
  return `${page.slice(0, start)}\`\`\`\n${lines.join('\n')}${page.slice(end)}`;
}
