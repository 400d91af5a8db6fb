import { execFile } from 'node:child_process';
import { productNode, projectRoot } from './projectRoot.mjs';

/**
 * Facts about the sandbox for the welcome message.
 * @typedef {object} SandboxDescription
 * @property {{ id: string, name: string, hosts: string[] }[]} brands
 * @property {import('./drawFirstVisitCovers.mjs').Visit[]} visits one per market
 * @property {{ username: string, about: string }[]} players
 * @property {string} password shared by all players
 */

const readSources = `
  const { brands } = await import('./brands/brands.ts');
  const { demoPlayers, demoPassword } = await import('./platform/src/services/accounts/demoPlayers.ts');
  const nameOf = (id) => brands.find((brand) => brand.id === id)?.name ?? id;
  console.log(JSON.stringify({
    brands: brands.map(({ id, name, hosts }) => ({ id, name, hosts })),
    visits: brands.flatMap(({ hosts, markets }) =>
      markets.map((market) => ({ host: hosts[0], country: market.countryIso2Code ?? 'FR', language: market.locale.split('-', 1)[0] ?? '' })),
    ),
    players: demoPlayers.map(({ username, brand, marketId, status, userType, age }) => ({
      username,
      about: nameOf(brand) + ', market ' + marketId + (status === undefined && userType === undefined ? '' : ', an account that is not like others') + (age === undefined ? '' : ', ' + age + ' years old'),
    })),
    password: demoPassword,
  }));
`;

/**
 * Reads brands and demo players from their sources, on the product's Node, because the machine's own may not support
 * TypeScript.
 * @returns {Promise<SandboxDescription>}
 */
export function describeSandbox() {
  return new Promise((resolve, reject) => {
    execFile(productNode, ['--input-type=module', '--eval', readSources], { cwd: projectRoot }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout));
    });
  });
}
