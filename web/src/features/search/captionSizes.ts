/** `sizes` of the covers in the search. */
export const captionSizes = '(min-width:1024px) 190px, (min-width:768px) 178px, 46vw';
