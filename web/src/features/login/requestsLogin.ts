/** Whether an address requests the login form: `?login=1`. */
export function requestsLogin(search: string): boolean {
  return new URLSearchParams(search).get('login') === '1';
}
