import type { AnyEndpoint } from '../../contract/src/endpoint.ts';
import { services } from '../contract/openApiDocuments.ts';
import { readContract, readWebEndpoints } from '../contract/readContract.ts';
import type { Tables } from './withTables.ts';

const credentials: Record<string, string> = {
  none: 'none',
  userToken: 'user token',
  launchToken: 'launch token',
  userTokenInBody: 'user token in the body',
  optionalUserToken: 'user token, optional',
  optionalLaunchToken: 'launch token, optional',
  userOrReturnToken: 'user token, or return token in the body',
};

/** All calls by service. */
export async function endpointsPage(): Promise<Tables> {
  const described = [...(await readContract()).endpoints, ...(await readWebEndpoints())];
  const headings = [
    ...Object.entries(services).map(([name, { title }]) => [name, title, `/${name}`] as const),
    ['web', 'Web server', ''] as const,
  ];
  return {
    Calls: Object.fromEntries(
      headings.map(([name, heading, base]) => [
        heading,
        [
          ['name', 'call', 'authentication', 'errors', 'repeatable'],
          ...described.flatMap(({ endpoint }) => (endpoint.service === name ? [row(endpoint, base)] : [])),
        ],
      ]),
    ),
  };
}

function row({ name, method, path, auth, errors, repeatable }: AnyEndpoint, base: string) {
  const errorList = Object.entries(errors).map(([status, meaning]) => `${status} ${meaning}`);
  const call = `${method} \`${base}${path}\``;
  return [`\`${name}\``, call, credentials[auth] ?? auth, errorList.join('<br>'), repeatable ? 'yes' : 'no'];
}
