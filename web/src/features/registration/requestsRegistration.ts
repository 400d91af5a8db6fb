/** Whether an address requests the registration: `?register=1`. */
export function requestsRegistration(search: string): boolean {
  return new URLSearchParams(search).get('register') === '1';
}
