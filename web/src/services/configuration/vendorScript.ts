import type { VendorScript } from '../../base/vendorScript.ts';
import type { StorageGroup } from '../storage/storageConsent.ts';

/** Live chat of a vendor, with the parameters of its bootstrap. */
export interface MessengerScript extends VendorScript {
  environment: string;
  deploymentId: string;
  /** Required consent, because the chat stores a conversation id in the browser. */
  group: StorageGroup;
}

/** Script of the consent vendor. */
export interface ConsentScript extends VendorScript {
  /** The vendor's id of the domain, which selects banner, languages and groups. */
  domainId: string;
}

/** Script of a vendor that records sessions. */
export interface ReplayScript extends VendorScript {
  organisation: string;
}

/** Who records a brand's sessions; null: nobody. */
export type ReplayChoice = 'collector' | ReplayScript | null;
