/** `sizes` of covers in a grid of two to seven columns, and in a reel. */
export const gridSizes = '(min-width:1024px) 240px, (min-width:768px) 178px, 46vw';
export const reelSizes = '(min-width:1440px) 240px, 172px';
