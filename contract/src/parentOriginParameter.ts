/**
 * Parameter of a framed page's address (game, cashier) that names the origin of the page that frames it, for example
 * `https://www.brand.example`. The opener always sets it, once. The frame accepts a value from its own list of allowed
 * parents only, posts messages to that origin and ignores messages of any other. Without an accepted value the frame
 * posts nothing and says that it could not be opened.
 *
 * `location.ancestorOrigins` cannot replace the parameter: some browsers lack it, and Firefox masks its entries as
 * `null` for a frame with `referrerpolicy="no-referrer"` (whatwg/html 11560). An entry that is present, not masked and
 * different is a reason to refuse.
 */
export const parentOriginParameter = 'parentOrigin';
