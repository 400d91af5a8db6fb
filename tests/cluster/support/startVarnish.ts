import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestCertificate } from '../../support/testCertificates.ts';
import { startProgram } from './startProgram.ts';

const configurations = fileURLToPath(new URL('../../../deploy/edge/', import.meta.url));

export interface Edge {
  readonly port: number;
  readonly pid: number;
  /** Address for `EDGE_PURGE_URLS`. */
  readonly purgeUrl: string;
  /** Folder of Varnish's working files, which its tools take with `-n`. */
  readonly runFolder: string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

export interface EdgeOptions {
  port: number;
  origins: readonly { host?: string; port: number }[];
  edgeSecret: string;
  purgeSecret?: string;
  /** Time after which an origin that has not responded to a probe counts as down; default: that of the configuration. */
  probeTimeoutSeconds?: number;
  /** Text of the file that computes the facts; default: that of the configuration. */
  facts?: string;
  /** Certificate with which nginx speaks HTTP/2; default: HTTP/1.1 without TLS. */
  certificate?: TestCertificate;
}

/** Starts Varnish with the configuration of deploy/edge/varnish/ in front of web servers on this machine. */
export async function startVarnish({
  port,
  origins,
  edgeSecret,
  purgeSecret = 'secret-of-the-purge',
  probeTimeoutSeconds = 1,
  facts,
}: EdgeOptions): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-varnish-'));
  cpSync(join(configurations, 'varnish'), folder, { recursive: true });
  if (facts !== undefined) writeFileSync(join(folder, 'facts.vcl'), facts);
  const settings = readFileSync(join(folder, 'settings.vcl'), 'utf8');
  const backend = /backend foyer_1 \{[^}]*\}\n/.exec(settings)?.[0] ?? '';
  const all = origins.map((origin, at) =>
    backend
      .replace('foyer_1', `foyer_${at + 1}`)
      .replace('127.0.0.1', origin.host ?? '127.0.0.1')
      .replace('3000', String(origin.port)),
  );
  writeFileSync(
    join(folder, 'settings.vcl'),
    settings
      .replace(backend, all.join('\n'))
      .replace(
        '    foyer_nodes.add_backend(foyer_1);\n',
        origins.map((_origin, at) => `    foyer_nodes.add_backend(foyer_${at + 1});\n`).join(''),
      )
      .replace('.timeout = 1s', `.timeout = ${probeTimeoutSeconds}s`)
      .replace('change-this-edge-secret', edgeSecret)
      .replace('change-this-purge-secret', purgeSecret),
  );
  // `-F` stays in the foreground; without jails no user has to exist, and `-n` keeps working files in the folder.
  const args = [
    '-F',
    '-n',
    join(folder, 'run'),
    '-j',
    'none',
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    join(folder, 'foyer.vcl'),
  ];
  const limits = ['http_req_hdr_len=60k', 'http_req_size=64k', 'workspace_client=256k', 'thread_pool_min=50'];
  const parameters = [`vcl_path=${folder}`, ...limits].flatMap((parameter) => ['-p', parameter]);
  return startEdgeProgram('varnishd', [...args, ...parameters, '-s', 'malloc,256m', '-T', 'none'], port, folder);
}

/** Starts nginx with the configuration of deploy/edge/nginx/ in front of web servers on this machine. */
export async function startNginxEdge({ port, origins, edgeSecret, facts, certificate }: EdgeOptions): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-nginx-edge-'));
  cpSync(join(configurations, 'nginx'), folder, { recursive: true });
  if (facts !== undefined) writeFileSync(join(folder, 'facts.conf'), facts);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  writeFileSync(
    join(folder, 'settings.conf'),
    read('settings.conf')
      .replace(
        /    server 127\.0\.0\.1:3000[^\n]*\n/,
        origins.map((origin) => `    server ${origin.host ?? '127.0.0.1'}:${origin.port};\n`).join(''),
      )
      .replace('change-this-edge-secret', edgeSecret)
      .replace('/var/cache/nginx/foyer', join(folder, 'cache')),
  );
  let listen = `listen 127.0.0.1:${port};`;
  if (certificate !== undefined) {
    const [cert, key] = [join(folder, 'edge.pem'), join(folder, 'edge.key')];
    writeFileSync(cert, certificate.cert);
    writeFileSync(key, certificate.key);
    listen = `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${cert}; ssl_certificate_key ${key};`;
  }
  writeFileSync(join(folder, 'foyer.conf'), read('foyer.conf').replace('listen 8080;', listen));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log stderr error;${process.getuid?.() === 0 ? ' user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
include ${folder}/settings.conf; include ${folder}/facts.conf; include ${folder}/foyer.conf; }
`,
  );
  return startEdgeProgram('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], port, folder);
}

async function startEdgeProgram(command: string, args: readonly string[], port: number, folder: string): Promise<Edge> {
  const program = await startProgram({ command, args, port });
  return {
    port,
    pid: program.pid,
    purgeUrl: `http://127.0.0.1:${port}/.foyer/purge`,
    runFolder: join(folder, 'run'),
    async end(signal) {
      await program.end(signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
