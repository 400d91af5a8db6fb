import { block } from '../../domain/block/blockDefinition.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import type { RegistrationProperties } from './registrationForm.ts';
import { requestsRegistration } from './requestsRegistration.ts';

export const registrationBlocks = [
  block<RegistrationProperties>({
    alias: 'registration',
    region: 'overlay',
    load: 'intent',
    opens: 'register',
    isRequested: ({ search }, stored) => requestsRegistration(search) || stored(storedKeys.registration) !== null,
    messageArea: 'registration',
    bundle: 'login-and-registration',
    module: 'src/features/registration/RegistrationOverlay.tsx',
    view: () => import('./RegistrationOverlay.tsx'),
  }),
];
