/** A brand in a market and a language. */
export interface ScreenshotSite {
  readonly name: string;
  readonly brand: 'regency' | 'aurora' | 'pulse';
  readonly country: string;
  readonly language: 'en' | 'zh';
  readonly marketId: string;
}

export const sites: readonly ScreenshotSite[] = [
  { name: 'regency-en', brand: 'regency', country: 'GB', language: 'en', marketId: 'uk' },
  { name: 'regency-zh', brand: 'regency', country: 'HK', language: 'zh', marketId: 'row-zh' },
  { name: 'aurora-en', brand: 'aurora', country: 'IE', language: 'en', marketId: 'row' },
  { name: 'pulse-en', brand: 'pulse', country: 'IE', language: 'en', marketId: 'row' },
];

/** A device by the width of its screen in pixels. */
export interface ScreenshotDevice {
  readonly width: number;
  readonly height: number;
  readonly isMobile: boolean;
}

export const devices: readonly ScreenshotDevice[] = [
  { width: 390, height: 844, isMobile: true },
  { width: 834, height: 1112, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
  { width: 1920, height: 1080, isMobile: false },
];
