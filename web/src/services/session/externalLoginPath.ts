/** Page to which an identity provider sends the browser back. It leads on to the login, with the same fragment. */
export const externalLoginPath = '/external-login';
