import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestPage } from './requestPage.mjs';

const program = '/usr/sbin/nginx';
/** Headers that nginx sets itself, or that belong to one connection. */
const ownHeaders = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'server',
]);

export const hasNginx = () => existsSync(program);

/**
 * Starts nginx with one worker that sends the same compressed bytes and headers, from a file, for every path.
 * @param {{ port: number, body: Buffer, headers: import('node:http').IncomingHttpHeaders }} page
 * @returns {Promise<{ pid: number, stop: () => Promise<void> }>}
 */
export async function serveWithNginx({ port, body, headers }) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-nginx-'));
  mkdirSync(join(folder, 'site'));
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'site/page'), body);
  const added = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; keepalive_timeout 65s; gzip off; gzip_static off;
  open_file_cache max=10 inactive=60s;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  types { } default_type "${headers['content-type'] ?? 'text/html'}";
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}/site; try_files /page =404;
      ${added.map(([name, value]) => `add_header ${name} ${quoted(String(value))} always;`).join('\n      ')}
    }
  }
}
`,
  );
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  nginx.stderr.on('data', (chunk) => (errorOutput += chunk));
  const ended = once(nginx, 'close');
  const killAtExit = () => nginx.kill('SIGKILL');
  process.once('exit', killAtExit);
  await waitUntilListening(port, () => (nginx.exitCode === null ? null : `nginx does not start: ${errorOutput}`));
  return {
    pid: nginx.pid ?? 0,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} text */
function quoted(text) {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** nginx does not report when it listens, so poll it. @param {number} port @param {() => string | null} failure */
async function waitUntilListening(port, failure) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const errorOutput = failure();
    if (errorOutput !== null) throw new Error(errorOutput);
    try {
      await requestPage({ port, host: 'localhost' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  throw new Error('nginx does not answer');
}
