import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../tests/cluster/support/startProgram.ts';
import type { WebResponse } from '../../tests/contract/support/httpClient.ts';

/** Headers that nginx sets itself, or that belong to one connection. */
const ownHeaders =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|content-type|etag|last-modified|server)$/;

/** Starts nginx with one worker that sends the bytes and headers of a page, from a file, for every path. */
export async function startNginx(port: number, { bytes, headers }: WebResponse) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-nginx-'));
  mkdirSync(join(folder, 'site'));
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'site/page'), bytes);
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replace(/["\\]/g, String.raw`\$&`)}" always;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10 inactive=60s;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { } default_type "${headers['content-type'] ?? 'text/html'}";
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}/site; try_files /page =404; ${added.join(' ')} }
  }
}
`,
  );
  const nginx = await startProgram({ command: 'nginx', args: ['-p', folder, '-c', configuration], port });
  return {
    pid: nginx.pid,
    async end(): Promise<void> {
      await nginx.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
