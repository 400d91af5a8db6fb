import { testCommands } from './testCommands.mjs';

/**
 * What a command may need before it runs; `runCommand.ts` has a function for each.
 * @typedef {'build' | 'web build' | 'sandbox build' | 'chromium' | 'image builder' | 'programs' | 'buildah'
 * | 'bubblewrap' | 'faketime' | 'covers' | 'alert programs'} Need
 */

/**
 * An option: a switch, or with `value` a text.
 * @typedef {object} Option
 * @property {string} does effect, in Markdown
 * @property {string} [value] example; its presence means that the option takes a value
 * @property {string} [default] value without the option
 * @property {boolean} [mayLackValue] `--host` alone is the same as `--host=`
 * @property {boolean} [isRepeatable]
 */

/**
 * A command. Its module runs on the product's Node, after everything that it needs. Either the module exports `main` and
 * receives the parsed command line, or it runs as it is imported and reads `process.argv`.
 * @typedef {object} Command
 * @property {string} does summary, in Markdown with links relative to docs/
 * @property {string} [names] arguments that are not options; without it there are none
 * @property {boolean} [needsName] refuses a command line without one
 * @property {Readonly<Record<string, Option>>} [options]
 * @property {string} module relative to the project
 * @property {readonly string[]} [args] arguments of the module before those of the command line
 * @property {readonly Need[]} [needs] in this order
 * @property {Readonly<Record<string, string>>} [env]
 * @property {number} [failureCode] exit code when the command cannot run; default: 1
 * @property {string} [closingLine] output when the installation fails
 */

/** @type {Readonly<Record<string, Option>>} */
const addressOptions = {
  port: { value: '3100', does: 'changes the port of the web front end, as `PORT=3100` does' },
  host: { value: '', mayLackValue: true, does: 'also serves phones and other devices in this network, see below' },
  brand: { value: 'aurora', does: 'chooses the brand that answers at the address of `--host`' },
};

/**
 * Commands by section of docs/commands.md, which `npm run pages` writes from this table.
 * @type {Readonly<Record<string, Readonly<Record<string, Command>>>>}
 */
export const sections = {
  Start: {
    start: {
      does: 'starts web front end and sandbox; installs and builds what is missing',
      options: {
        ...addressOptions,
        games: {
          value: '2000',
          does: 'sets the size of the catalogue, 1 to 10,000 games; a smaller catalogue is the first part of a larger one',
        },
        reset: { does: 'starts with an empty sandbox, without its players, wallets and rounds' },
      },
      module: 'scripts/startFoyer.ts',
    },
    dev: {
      does: 'starts both processes from source',
      options: addressOptions,
      module: 'scripts/startFoyer.ts',
      needs: ['sandbox build'],
    },
    'content:system': {
      does: 'starts a content system for editors with the sandbox’s content, and prints the variables of a web server in front of it ([adapters](adapters.md#content-in-payload))',
      options: {
        port: { value: '3500', default: '3400', does: 'changes its port' },
        webhook: {
          value: 'http://127.0.0.1:3100/webhooks/content',
          isRepeatable: true,
          does: 'address that hears of publications instead of that of `npm start`',
        },
        preview: {
          value: 'http://{brand}.localhost:3100',
          does: 'address of a web server that shows drafts, which also hears of them',
        },
        reset: { does: 'starts with the sandbox’s content again' },
      },
      module: 'scripts/content-system/main.ts',
    },
    cluster: {
      does: 'rehearses a deployment: edge, balancer, three nodes of the package, Redis with Sentinel, sandbox',
      module: 'scripts/runCluster.ts',
      needs: ['programs', 'build'],
    },
  },
  'Test and check': testCommands,
  'Build and maintain': {
    build: {
      does: 'builds everything again',
      options: { stale: { does: 'builds only what has changed' } },
      module: 'scripts/buildStale.ts',
    },
    pages: {
      does: 'writes the tables of `docs/` and the files of `deploy/edge/` that follow from code; with names only some of them',
      names: '<page> …',
      options: { check: { does: 'only names the pages that are behind' } },
      module: 'scripts/pages/generatedPages.ts',
    },
    contract: {
      does: 'writes documents, pages and the package of the contract with the services to `contract/dist/` ([contract.md](contract.md))',
      options: {
        release: {
          does: 'records the contract as that of the last release instead, with which later changes are compared',
        },
      },
      module: 'scripts/contract/writeContract.ts',
    },
    package: {
      does: 'writes the web front end to `package/`, which runs with `node server.js` alone',
      module: 'scripts/package/writePackage.ts',
      needs: ['web build'],
    },
    image: {
      does: 'builds an image of the web front end, or with `sandbox` of the sandbox ([deploy](../deploy/README.md))',
      names: 'web|sandbox',
      options: {
        tag: { value: 'localhost/foyer-web:1', does: 'name and tag of the image' },
        base: {
          value: 'docker.io/library/node:26-slim',
          does: 'image with Node 26 to build on; without it, the image contains the Node of this checkout',
        },
        output: { value: 'foyer-web.tar', does: 'also writes the image to a file' },
      },
      module: 'scripts/image/buildWebOrSandbox.ts',
      needs: ['buildah', 'build'],
    },
    'brand:new': {
      does: 'creates a brand: folder, theme from one colour, content',
      names: '<name>',
      needsName: true,
      options: {
        title: { value: '"Harbour Light"', does: 'name that players read; without it, `<name>` with a capital letter' },
        accent: { value: '"#f2c14e"', default: '#b58cff', does: 'colour of the main action' },
        font: { value: 'Figtree', default: 'Figtree', does: 'font of headings' },
        scene: { value: 'curtains', default: 'rings', does: 'scene behind the hero' },
        layout: { value: 'editorial', default: 'classic', does: 'structure of pages' },
      },
      module: 'scripts/brand-new/addBrand.ts',
    },
    stack: {
      does: 'translates the stack of a built file to source lines, from standard input or files ([telemetry.md](telemetry.md))',
      names: '<file> …',
      module: 'scripts/readStack.ts',
    },
  },
};

/** @type {ReadonlyMap<string, Command>} */
export const commands = new Map(Object.values(sections).flatMap((section) => Object.entries(section)));

/**
 * What a user types for a command.
 * @param {string} name
 */
export const typedCommand = (name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
