/** Writes each violation of the security policy to the console. Runs in every document before its scripts. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`security policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
  });
}
