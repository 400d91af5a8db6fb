/** Methods of the consent vendor's global that pages call. */
export interface ConsentVendor {
  AllowAll(): void;
  RejectAll(): void;
  /** For example `('Category', 'C0002:1,C0004:0')`. */
  UpdateConsent(kind: 'Category', order: string): void;
  IsAlertBoxClosed(): boolean;
  /** Opens the settings. */
  ToggleInfoDisplay(): void;
  /** Shows the banner again. */
  LoadBanner(): void;
  OnConsentChanged(listener: (event: CustomEvent<string[]>) => void): void;
  GetDomainData(): { Groups: { OptanonGroupId: string; Status: string }[] };
}

declare global {
  interface Window {
    OneTrust?: ConsentVendor;
    /** Names of the groups that are on, for example `,C0001,C0003,`; the same under its older name. */
    OnetrustActiveGroups?: string;
    OptanonActiveGroups?: string;
    /** Ours: the vendor calls it once it is there, and after each change. */
    OptanonWrapper?: () => void;
  }
}
