import type { BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';
import type { VerificationProperties } from './PlayerVerification.tsx';

/** Resolves whether the market requires KYC (RG-03). */
const playerVerificationWindow: BlockResolver = async (_properties, { visit }): Promise<VerificationProperties> => ({
  isKYCRequired: marketOfVisit(visit)?.isKYCRequired ?? true,
});

export const verificationResolvers = { playerVerificationWindow };
