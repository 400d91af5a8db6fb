import type { StorageGroup } from '../storage/consentGate.ts';

/** A vendor's script: the tag manager's, or one that takes the place of something built in. */
export interface VendorScript {
  /** Address of the script that the vendor says to put into pages. */
  script: string;
  /** Every origin that it may load from, that of the script among them. */
  origins: readonly string[];
}

/** The live chat of a vendor, by the names of its own bootstrap. */
export interface MessengerScript extends VendorScript {
  environment: string;
  deploymentId: string;
  /** Consent that it needs, because it keeps a conversation's name in the browser. */
  group: StorageGroup;
}

/** The consent vendor's script. */
export interface ConsentScript extends VendorScript {
  /** What the vendor calls the domain: it decides banner, languages and what is asked for. */
  domainId: string;
}
