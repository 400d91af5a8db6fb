import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts and authenticates a short text (AES-256-GCM).
 * @param key 32 bytes
 * @param purpose purpose of the text; decryption needs the same one
 */
export function sealText(text: string, key: Uint8Array, purpose: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Null for a text that was not sealed with this key and purpose. */
export function unsealText(sealed: string, key: Uint8Array, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.byteLength < nonceBytes + tagBytes) return null;
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([cipher.update(bytes.subarray(nonceBytes, -tagBytes)), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
