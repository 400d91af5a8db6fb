import type { BlockResolver } from '../../blocks/blockResolver.server.ts';
import { marketOfVisit } from '../../market/marketOfVisit.server.ts';
import type { VerificationProperties } from './PlayerVerification.tsx';

/** Whether the market asks for KYC at all (RG-03). */
const playerVerificationWindow: BlockResolver = async (_properties, { visit }): Promise<VerificationProperties> => ({
  isKYCRequired: marketOfVisit(visit)?.isKYCRequired ?? true,
});

export const verificationResolvers = { playerVerificationWindow };
