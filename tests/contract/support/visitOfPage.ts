/** What a page says about its visit. */
export const visitOfPage = (html: string) => ({
  brand: /"brandId":"([\w-]+)"/.exec(html)?.[1],
  market: /"marketId":"([\w-]+)"/.exec(html)?.[1],
  device: /"device":"(\w+)"/.exec(html)?.[1],
  loginState: /"loginState":"([\w-]+)"/.exec(html)?.[1],
  access: /"access":"(\w+)"/.exec(html)?.[1],
});
