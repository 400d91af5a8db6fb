/** Serves a file that pages of every brand load from this origin, like a vendor's server. */
export function vendorFile(text: string, type: 'text/javascript' | 'text/css'): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
