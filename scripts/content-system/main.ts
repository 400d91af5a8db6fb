import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createProgress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { stopSignal } from '../stopSignal.ts';
import { editorEmail, startContentSystem } from './startContentSystem.ts';

interface Options {
  port?: string;
  webhook?: string[];
  preview?: string;
  reset?: boolean;
}

/**
 * Runs the content system until a signal asks to stop or it ends.
 * @returns exit code: 0 after a signal, 1 after a failure
 */
export async function main({ values }: Pick<CommandLine, 'values'>): Promise<number> {
  const { port: portText = '3400', webhook, preview, reset } = values as Options;
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return refuse(`"${portText}" is not a port: give a number from 1 to 65535 with --port.`);
  const previewOrigin = preview === undefined ? null : originOf(preview);
  if (preview !== undefined && previewOrigin === null)
    return refuse(`"${preview}" is no address: give one such as http://{brand}.localhost:3100 with --preview.`);

  const dataFolder = join(resolve(process.env['DATA_FOLDER'] ?? join(projectRoot, '.data')), 'content-system');
  if (reset === true) rmSync(dataFolder, { recursive: true, force: true });
  const webhookSecret = process.env['WEBHOOK_SECRET'] ?? storedSecret(dataFolder);
  const stopRequested = stopSignal();
  const started = await startContentSystem({
    port,
    dataFolder,
    games: Number(process.env['CATALOGUE_SIZE'] ?? 600),
    webhooks: webhook ?? ['http://127.0.0.1:3000/webhooks/content'],
    ...(preview !== undefined && { previewAddress: preview }),
    ...(previewOrigin !== null && { previewWebhooks: [`${previewOrigin}/webhooks/content`] }),
    webhookSecret,
    progress: createProgress(),
  });
  if ('problem' in started) return refuse(started.problem);
  const { address, secrets, process: server } = started;
  process.stdout.write(
    `
  Content system  ${address}/admin
  Editor          ${editorEmail}  ${secrets.editorPassword}

  Variables of the web server, for example before npm start:

  ADAPTERS=${join(projectRoot, 'adapters/payload/src/payloadAdapter.ts')}
  ADAPTER_PAYLOAD_ADDRESS=http://127.0.0.1:${port}
  ADAPTER_PAYLOAD_API_KEY=${secrets.apiKey}
  WEBHOOK_SECRET=${webhookSecret}
`,
  );
  const reason = await Promise.race([stopRequested, server.ended]);
  await server.stop();
  if (typeof reason === 'string') return 0;
  return refuse(`The content system ended (${reason.how}):\n${reason.lastLines.join('\n')}`);
}

/** Origin of an address whose host may have `{brand}`; webhooks go to any brand of the same port. */
function originOf(address: string): string | null {
  const url = URL.parse(address.replace('{brand}', 'brand'));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.hostname.endsWith('localhost') ? `${url.protocol}//127.0.0.1:${url.port || '80'}` : url.origin;
}

function storedSecret(folder: string): string {
  const path = join(folder, 'webhook-secret');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const secret = randomBytes(24).toString('hex');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
