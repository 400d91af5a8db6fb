import { block } from '../../domain/block/blockDefinition.ts';
import { resetTokenOf } from '../../services/session/resetTokenOf.ts';
import { requestsLogin } from './requestsLogin.ts';

export const loginBlocks = [
  block({
    alias: 'loginModal',
    region: 'overlay',
    load: 'intent',
    opens: 'login',
    isRequested: ({ search, hash }) => requestsLogin(search) || resetTokenOf(hash) !== null,
    messageArea: 'login',
    bundle: 'login-and-registration',
    module: 'src/features/login/LoginOverlay.tsx',
    view: () => import('./LoginOverlay.tsx'),
  }),
];
