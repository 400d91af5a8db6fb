import { apiHeaders } from '../kernel/apiResponse.ts';

/** Allows only its own style, script, fonts and refresh requests. */
const panelPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Responses of the control room. */
export const controlResponse = {
  text: (body: string, kind: string): Response =>
    new Response(body, {
      headers: {
        ...apiHeaders,
        'content-type': `${kind}; charset=utf-8`,
        'content-security-policy': panelPolicy,
        'referrer-policy': 'same-origin',
      },
    }),
  json: (response: object): Response => new Response(JSON.stringify(response), { headers: apiHeaders }),
};
