// Adds a brand: `npm run brand:new <name> [-- --title "…" --accent "#…"]`. Starts scripts/brand-new/addBrand.ts on the
// product's Node, because themes are TypeScript.
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies],
  [['scripts/brand-new/addBrand.ts', ...process.argv.slice(2)]],
);
