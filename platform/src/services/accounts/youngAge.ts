/**
 * Age of young demo players in full years: old enough to play, but below the age at which usual stake limits apply
 * (UK24). Has its own file without Node imports, because the control room uses it in the browser too.
 */
export const youngAge = 20;
