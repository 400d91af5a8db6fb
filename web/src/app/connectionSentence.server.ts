import { isCertificateProblem } from '../server/upstream.server.ts';

const sentences: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'the host name is unknown'],
  ['EAI_AGAIN', 'the host name cannot be looked up'],
  ['ECONNREFUSED', 'nothing listens there'],
  ['ECONNRESET', 'the connection is closed before a response'],
  ['UND_ERR_SOCKET', 'the connection is closed before a response'],
  ['EHOSTUNREACH', 'no route leads there'],
  ['ENETUNREACH', 'no route leads there'],
  ['CERT_HAS_EXPIRED', 'the TLS certificate has expired'],
  ['CERT_NOT_YET_VALID', 'the TLS certificate is not valid yet; is the clock right?'],
  ['NO_CLIENT_TOKEN', 'its authorization server gives no token'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the TLS certificate is for another name'],
]);

/** What a person on call can do about the code of a failed connection. */
export function connectionSentence(code = 'unknown reason'): string {
  const sentence =
    sentences.get(code) ??
    (/SELF_SIGNED|^UNABLE_TO_/.test(code)
      ? 'the issuer of the TLS certificate is unknown; NODE_EXTRA_CA_CERTS names further authorities'
      : isCertificateProblem(code)
        ? 'the TLS certificate is not accepted'
        : /^(?:ERR_SSL_|EPROTO)/.test(code)
          ? 'the server does not speak TLS as this machine does; is the address http?'
          : 'no connection');
  return `${sentence} (${code}).`;
}

export const timeoutSentence = (deadlineMs: number): string => `no response within ${deadlineMs / 1000} s.`;
