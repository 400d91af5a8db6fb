import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestCertificate {
  key: Buffer;
  cert: Buffer;
}

interface LeafOptions {
  /** Host names; `*.localhost` is one. */
  names: readonly string[];
  isExpired?: boolean;
}

/** Issues certificates that programs accept which know the authority. */
export interface TestAuthority {
  /** File with the certificate of the authority, for `NODE_EXTRA_CA_CERTS`. */
  readonly file: string;
  issue(options: LeafOptions): TestCertificate;
  remove(): void;
}

export function createTestAuthority(): TestAuthority {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-authority-'));
  const [authorityKey, file] = [join(folder, 'authority.key'), join(folder, 'authority.pem')];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-subj',
    '/CN=Test authority',
    '-days',
    '2',
    '-keyout',
    authorityKey,
    '-out',
    file,
  );
  return {
    file,
    issue({ names, isExpired = false }) {
      const [key, signing, cert] = [join(folder, 'leaf.key'), join(folder, 'leaf.csr'), join(folder, 'leaf.pem')];
      openssl(
        'req',
        '-new',
        ...newKey,
        '-subj',
        '/CN=leaf',
        ...alternativeNames(names),
        '-keyout',
        key,
        '-out',
        signing,
      );
      // OpenSSL has the lifetime -1 for tests of the expiry.
      const lifetime = ['-days', isExpired ? '-1' : '2'];
      const issuer = ['-CA', file, '-CAkey', authorityKey, '-CAcreateserial', '-copy_extensions', 'copy'];
      openssl('x509', '-req', '-in', signing, ...issuer, ...lifetime, '-out', cert);
      return { key: readFileSync(key), cert: readFileSync(cert) };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export function selfSignedCertificate(names: readonly string[], days = 2): TestCertificate {
  const facts = ['-subj', '/CN=localhost', '-days', String(days), ...alternativeNames(names)];
  const keyAndCertificate = openssl('req', '-x509', ...newKey, ...facts, '-keyout', '-');
  return { key: keyAndCertificate, cert: keyAndCertificate };
}

const alternativeNames = (names: readonly string[]): string[] => [
  '-addext',
  `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`,
];

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

const openssl = (...args: readonly string[]): Buffer => execFileSync('openssl', args, { stdio: 'pipe' });
