/** Device descriptions of fraud prevention (AU-01); empty without a vendor. */
interface BlackBoxes {
  firstParty: string;
  thirdParty: string;
}

/** What the vendor's functions return; `finished` once the description is complete. */
interface BlackBox {
  blackbox?: unknown;
  finished?: unknown;
}

/** Functions that the vendor's scripts define on the page (docs/vendor-scripts.md). */
declare global {
  interface Window {
    fpGetBlackbox?: () => BlackBox | undefined;
    ioGetBlackbox?: () => BlackBox | undefined;
    IGLOO?: { getBlackbox?: () => BlackBox | undefined };
  }
}

/** Maximum time that a login waits for complete descriptions. */
const timeoutMs = 1500;
const nextReadMs = 100;
/** The accounts service takes no longer text. */
const maxLength = 8192;

/** Collects the vendor's descriptions; never fails and never delays a login beyond `timeoutMs`. */
export async function collectBlackBoxes(): Promise<BlackBoxes> {
  const endsAt = performance.now() + timeoutMs;
  const [firstParty, thirdParty] = await Promise.all([
    readUntil(endsAt, () => window.fpGetBlackbox?.()),
    readUntil(endsAt, () => window.ioGetBlackbox?.() ?? window.IGLOO?.getBlackbox?.()),
  ]);
  return { firstParty, thirdParty };
}

/** Reads until the description is complete; at the end takes what there is. */
async function readUntil(endsAt: number, read: () => BlackBox | undefined): Promise<string> {
  let text = '';
  try {
    for (let box = read(); box; box = read()) {
      text = typeof box.blackbox === 'string' && box.blackbox.length <= maxLength ? box.blackbox : '';
      if (box.finished === true || performance.now() >= endsAt) break;
      await new Promise((resolve) => window.setTimeout(resolve, nextReadMs));
    }
  } catch {
    // The vendor's code failed: keep what it described before.
  }
  return text;
}
