/** Headers of a picture that is drawn in code: sites of ours may show it, and nothing in it runs. */
export const drawnPictureHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;
