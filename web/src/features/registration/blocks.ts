import { block } from '../../blocks/blockDefinition.ts';
import type { RegistrationProperties } from './registrationForm.ts';

export const registrationBlocks = [
  block<RegistrationProperties>({
    alias: 'registration',
    region: 'overlay',
    // As the login form: fetched before anyone asks, so that it opens at once.
    load: 'idle',
    opens: 'register',
    messageArea: 'registration',
    bundle: 'door',
    module: 'src/features/registration/RegistrationOverlay.tsx',
    view: () => import('./RegistrationOverlay.tsx'),
  }),
];
