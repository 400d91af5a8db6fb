import { block } from '../../domain/block/blockDefinition.ts';
import type { VerificationProperties } from './PlayerVerification.tsx';

export const verificationBlocks = [
  block<VerificationProperties>({
    alias: 'playerVerificationWindow',
    region: 'overlay',
    load: 'idle',
    opens: 'verification',
    messageArea: 'verification',
    bundle: 'player',
    module: 'src/features/verification/PlayerVerification.tsx',
    view: () => import('./PlayerVerification.tsx'),
  }),
  block<object>({
    alias: 'verificationIndicator',
    region: 'overlay',
    load: 'idle',
    messageArea: 'verification',
    bundle: 'player',
    module: 'src/features/verification/VerificationIndicator.tsx',
    view: () => import('./VerificationIndicator.tsx'),
  }),
];
