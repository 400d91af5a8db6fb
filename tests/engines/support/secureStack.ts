import { brands } from '@foyer/brands/brands';
import { freePort } from '../../../scripts/ports.ts';
import { createSandbox, type Sandbox } from '../../e2e/support/sandbox.ts';
import { startStack } from '../../support/stack.ts';
import { startTlsProxy } from './tlsProxy.ts';

/** Both processes with HTTPS in front of every origin that a browser sees. */
export interface SecureStack {
  readonly sandboxPort: number;
  readonly sandbox: Sandbox;
  /** Origin of a brand. */
  siteOf(brandId: string): string;
  stop(): Promise<void>;
}

export async function startSecureStack(): Promise<SecureStack> {
  const [webPort, sandboxPort] = [await freePort(), await freePort()];
  const hosts = brands.flatMap((brand) => [...brand.hosts]);
  const proxy = await startTlsProxy({
    portOf: (hostName) => (hosts.includes(hostName) ? webPort : sandboxPort),
    // The rest of the world: Regency has two languages there, and no window opens by itself.
    headers: { 'cf-ipcountry': 'IE' },
  });
  try {
    const stack = await startStack({
      webPort,
      sandboxPort,
      sandboxEnv: {
        TLS_PROXY_PORT: String(proxy.port),
        WEB_ORIGINS: hosts.map((host) => `https://${host}:${proxy.port}`).join(','),
      },
      webEnv: { PUBLIC_SCHEME: 'https', TRUSTED_PROXIES: '127.0.0.1' },
    });
    return {
      sandboxPort,
      sandbox: createSandbox(sandboxPort),
      siteOf: (brandId) => `https://${brands.find(({ id }) => id === brandId)?.hosts[0]}:${proxy.port}`,
      async stop() {
        proxy.stop();
        await stack.stop();
      },
    };
  } catch (error) {
    proxy.stop();
    throw error;
  }
}
