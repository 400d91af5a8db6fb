import { drawnPictureHeaders } from './drawnPictureHeaders.ts';

/** Address that browsers request for a document without an icon of its own. */
export const iconPath = '/favicon.ico';

/** The sandbox's own icon: its origins serve every brand. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
  '<rect width="40" height="40" rx="9" fill="#26352f"/>' +
  '<path d="M14 30V10h13M14 20h10" fill="none" stroke="#e9c46a" stroke-width="4" stroke-linecap="round"/></svg>';

export const sandboxIcon = (): Response =>
  new Response(icon, { headers: { ...drawnPictureHeaders, 'cache-control': 'public, max-age=604800' } });
