/**
 * @typedef {import('./commands.mjs').Command} Command
 * @typedef {import('./commands.mjs').Option} Option
 */

const oneAddress = { value: 'URL', does: 'address of the service' };

/** @type {Readonly<Record<string, Option>>} */
const serviceOptions = {
  accounts: oneAddress,
  games: oneAddress,
  content: oneAddress,
  milestones: oneAddress,
  broker: oneAddress,
  promotions: oneAddress,
  campaigns: oneAddress,
  chat: oneAddress,
};

/** @type {Readonly<Record<string, Command>>} */
export const testCommands = {
  test: {
    does: 'answers in minutes whether the project holds ([testing](testing.md)); with names it runs these checks, suites and test files, by name or part of a path: `lint`, `pageCache`, `transport`, `features/login`. A name of unit or view tests runs these alone, without a build; a part of a path, as in `/web/pageCache`, selects other tests of that name',
    names: '<name> …',
    module: 'scripts/testEverything.ts',
    closingLine: '0 passed, 1 failed\n',
  },
  'test:all': {
    does: 'runs everything ([testing](testing.md))',
    options: { shard: { value: '2/4', does: 'runs the second of four parts, for several machines' } },
    module: 'scripts/testEverything.ts',
    closingLine: '0 passed, 1 failed\n',
  },
  'test:repeat': {
    does: 'repeats tests under load and says how many passed',
    names: '<name> 50',
    needsName: true,
    module: 'scripts/testRepeat.ts',
    needs: ['chromium', 'build'],
  },
  'test:times': {
    does: 'runs the tests that need no browser, or only those in some files, at other times and in other time zones ([testing](testing.md))',
    names: '<file> …',
    options: {
      project: {
        value: 'unit',
        isRepeatable: true,
        does: 'only this kind of test: sandbox, unit, views or contract',
      },
    },
    module: 'scripts/testAtOtherTimes.ts',
    needs: ['faketime', 'programs', 'build'],
  },
  lint: {
    does: 'runs the linter and repairs what it can',
    names: '<path> …',
    module: 'node_modules/oxlint/bin/oxlint',
    args: ['--fix'],
  },
  format: {
    does: 'formats sources and documents',
    names: '<path> …',
    module: 'node_modules/oxfmt/bin/oxfmt',
  },
  'content:check': {
    does: 'names mistakes in pages, texts, links, games and colours by file and line ([content](../sandbox/content/README.md))',
    names: '<folder>',
    options: {
      json: { does: 'prints the report as JSON' },
      web: {
        value: 'http://{brand}.localhost:3000',
        does: 'also requests every page of a running web front end, and names documents that are too large for a first flight',
      },
    },
    module: 'sandbox/src/content-check/main.ts',
    failureCode: 2,
  },
  replay: {
    does: 'computes a round of the sandbox again from its record, or from the `.json` file that the history downloads; exits with 1 if anything differs ([fairness.md](fairness.md))',
    names: '<round id>',
    needsName: true,
    module: 'sandbox/src/replay.ts',
  },
  returns: {
    does: 'simulates rounds of every model and writes the returns that information sheets state ([fairness.md](fairness.md))',
    module: 'scripts/writeSimulatedReturns.ts',
  },
  fairness: {
    does: 'records the builds of all games, which the sandbox compares with its sources when it starts ([fairness.md](fairness.md))',
    options: {
      change: { value: 'TEXT', does: 'says what changed; required if the rules of a game did' },
    },
    module: 'scripts/writeGameBuilds.ts',
  },
  draws: {
    does: 'exports draws of the generator of all games for a laboratory’s statistics: words of 32 bits, little-endian ([fairness.md](fairness.md))',
    names: '10000000',
    needsName: true,
    options: {
      out: { value: 'FILE', default: 'draws.bin', does: 'file to write; `-` is the standard output' },
      below: { value: '37', does: 'draws numbers below this one as games do, one a line in decimal digits' },
      seed: { value: '64 DIGITS', does: 'repeats the same draws; without it every round has a random seed' },
    },
    module: 'sandbox/src/draws.ts',
  },
  conformance: {
    does: 'checks an operator’s services against the contract ([conformance.md](conformance.md))',
    options: {
      platform: { value: 'http://127.0.0.1:4000', does: 'address that has all services, as the sandbox does' },
      ...serviceOptions,
      adapters: {
        value: 'adapters',
        does: 'file or folder of adapters in front of the services ([adapters](adapters.md))',
      },
      brand: { value: 'regency', does: 'brand whose ids are used' },
      market: { value: 'uk', does: 'market whose ids are used' },
      username: { value: 'demo.uk', does: 'test player, whose password is in `CONFORMANCE_PASSWORD`' },
      'with-side-effects': { does: 'also calls what changes the player; use a dedicated player' },
      'excluded-person': {
        value: 'person.json',
        does: 'details of an excluded person, whose variants are registered',
      },
      cases: {
        value: 'exchanges',
        does: 'repeats only the calls that `connect:record` has saved, a file or a folder',
      },
      clock: { value: 'URL', does: 'address that moves the services’ clock, as `/control/clock` of the sandbox' },
      json: { value: 'report.json', does: 'writes the report to a file' },
      html: { value: 'report.html', does: 'writes the report to a file' },
    },
    module: 'tests/conformance/main.ts',
    failureCode: 2,
  },
  connect: {
    does: 'takes the addresses of an operator’s services, asks for what is missing, writes the configuration of the web server, checks both and says what to do next ([connect your services](connect-your-services.md))',
    options: {
      platform: { value: 'https://services.example', does: 'origin that has all services, each in its folder' },
      ...serviceOptions,
      'games-origin': { value: 'https://games.example', does: 'origin at which browsers open the pages of games' },
      'media-origin': { value: 'URL', does: 'origin of pictures; without it that of the games' },
      'cashier-origin': { value: 'URL', does: 'origin of the cashier; without it that of the accounts service' },
      'portal-origin': { value: 'URL', does: 'origin of the account portal; without it pages have no links to one' },
      'hub-origin': { value: 'URL', default: 'off', does: 'origin of the real-time hub, or `off`' },
      adapters: {
        value: 'adapters',
        does: 'file or folder of adapters in front of the services ([adapters](adapters.md))',
      },
      brand: { value: 'regency', does: 'brand whose ids are used' },
      market: { value: 'uk', does: 'market whose ids are used' },
      username: { value: 'test.player', does: 'test player, whose password is in `CONFORMANCE_PASSWORD`' },
      out: { value: 'FILE', default: 'connect.env', does: 'file to write' },
      write: { does: 'replaces a file that exists' },
    },
    module: 'scripts/connect/connect.ts',
    needs: ['web build'],
    failureCode: 2,
  },
  'connect:record': {
    does: 'stands between the web server and the services, shows each call with what the contract says of it, and saves those that differ, without their values ([connect your services](connect-your-services.md#4-see-the-calls))',
    options: {
      config: { value: 'FILE', default: 'connect.env', does: 'file with the addresses of the services' },
      port: { value: '4900', default: '4900', does: 'port to listen on' },
      host: { value: '127.0.0.1', default: '127.0.0.1', does: 'interface to listen on' },
      save: { value: 'FOLDER', default: 'exchanges', does: 'folder for the calls that differ' },
    },
    module: 'scripts/connect/recordCalls.ts',
    failureCode: 2,
  },
  evidence: {
    does: 'runs the tests of the regulators’ clauses and writes a page with their screens to `evidence/`; with names only some cells, such as `UK2a@uk` ([compliance.md](compliance.md))',
    names: '<cell> …',
    module: 'scripts/evidence/main.ts',
    needs: ['chromium', 'build'],
  },
  accessibility: {
    does: 'runs every test of accessibility and measures contrasts on pictures ([accessibility.md](accessibility.md))',
    options: { write: { does: 'renews the statement' } },
    module: 'scripts/accessibility/accessibilityStatement.ts',
    needs: ['chromium', 'build'],
  },
  screenshots: {
    does: 'compares one file of each screen with its reference screenshot in an image with pinned browser and fonts, or those with these words in their names ([screenshots.md](screenshots.md))',
    names: '<word> …',
    options: {
      write: { does: 'makes the references anew' },
      all: { does: 'compares every site and width' },
      showcase: { does: 'takes the pictures of [screens.md](screens.md)' },
    },
    module: 'scripts/screenshots.ts',
    needs: ['image builder', 'build'],
  },
  'test:mutation': {
    does: 'names changes of a rule that no unit test notices ([mutation-testing.md](mutation-testing.md))',
    names: '<path> …',
    options: {
      clauses: {
        does: 'changes only rules of clauses, and runs only the tests that name them; names are ids such as `UK14`',
      },
    },
    module: 'scripts/mutation/mutate.ts',
    failureCode: 2,
  },
  'test:faults': {
    does: 'requests every page and call while services fail ([fault-matrix.md](fault-matrix.md))',
    options: {
      target: { value: 'accounts', isRepeatable: true, does: 'only this service or call' },
      kind: { value: 'slow', isRepeatable: true, does: 'only this fault' },
      lanes: { value: '4', default: '2', does: 'number of parallel sandboxes' },
    },
    module: 'tests/fault-matrix/main.ts',
    needs: ['build'],
    failureCode: 2,
  },
  'test:alerts': {
    does: 'makes outages of the running product until Prometheus fires their alerts, and runs the commands of the runbooks; with names only those of some alerts ([fault-matrix.md](fault-matrix.md#alerts))',
    names: '<alert> …',
    options: { lanes: { value: '4', default: '2', does: 'number of outages at once' } },
    module: 'tests/alerts/main.ts',
    needs: ['alert programs', 'build'],
    failureCode: 2,
  },
  'test:content': {
    does: 'edits pages in the content system and sees them through the web server; installs the system, about 800 MB',
    names: '<file> …',
    module: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project', 'content-system'],
    needs: ['chromium', 'build'],
  },
  'test:image': {
    does: 'builds the image of the web front end and plays a browser journey against it; needs buildah and bubblewrap',
    module: 'scripts/image/testWebImage.ts',
    needs: ['buildah', 'bubblewrap', 'chromium', 'build'],
  },
  'test:cluster': {
    does: 'runs the cluster tests with all load and repetitions: about an hour, on a quiet machine',
    names: '<file> …',
    module: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project', 'cluster'],
    needs: ['chromium', 'programs', 'build'],
    env: { CLUSTER: 'complete' },
  },
  bench: {
    does: 'measures bytes, counts and CPU time in at most 8 minutes and writes `reports/bench.md`; with names other sections, with `all` every one ([performance](performance.md))',
    names: '<section> …',
    options: {
      audits: { value: '5', default: '1', does: 'number of Lighthouse audits of each page' },
      resume: { does: 'goes on after the last section of a stopped run' },
    },
    module: 'scripts/bench/run.ts',
    needs: ['chromium', 'programs', 'build', 'covers'],
  },
  'bench:compare': {
    does: 'measures web servers in turns and writes `reports/compare.md` with ratios ([performance](performance.md#servers-in-turns))',
    names: '<server> …',
    options: { rounds: { value: '8', default: '8', does: 'number of turns of each server' } },
    module: 'scripts/bench/compareServers.ts',
    needs: ['build'],
  },
  'bench:scale': {
    does: 'measures what players cost a web server and writes `reports/scale.md` ([performance](performance.md))',
    names: '<rounds>',
    module: 'scripts/bench/scale/run.ts',
    needs: ['chromium', 'programs', 'build'],
  },
  'bench:adapter': {
    does: 'measures the computing time of a call of an adapter ([adapters](adapters.md))',
    module: 'scripts/adapters/measureAdapterCall.ts',
  },
  chunks: {
    does: 'measures which scripts a visit loads and writes `reports/chunks.md`',
    module: 'scripts/bench/writeChunks.ts',
    needs: ['chromium', 'build'],
  },
  engines: {
    does: 'writes `reports/engines.md` from the last journeys in each browser engine, see below',
    module: 'scripts/bench/writeEngines.ts',
  },
};
