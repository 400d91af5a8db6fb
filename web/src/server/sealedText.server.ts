import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Authenticated encryption (AES-256-GCM) of a short text.
 * @param key 32 bytes
 * @param about what the text is for; it opens for nothing else
 */
export function sealText(text: string, key: Uint8Array, about: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Null for whatever was not sealed with this key for this. */
export function openText(sealed: string, key: Uint8Array, about: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.byteLength < nonceBytes + tagBytes) return null;
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([cipher.update(bytes.subarray(nonceBytes, -tagBytes)), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
