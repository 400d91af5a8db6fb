/** A vendor's script: the tag manager's, or one that replaces a built-in feature. */
export interface VendorScript {
  /** Address of the script to embed, as the vendor documents it. */
  script: string;
  /** All origins that it loads from, including that of the script. */
  origins: readonly string[];
}

export interface TagManager extends VendorScript {
  /** Further origins that tags connect to. */
  talksTo: readonly string[];
}

export interface VendorPolicy {
  tagManager: TagManager | null;
  /** Script that records sessions. */
  replay: VendorScript | null;
  /** Of the scripts that replace built-in features. */
  origins: readonly string[];
  inlineStyles: boolean;
}
