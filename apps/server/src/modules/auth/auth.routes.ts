import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import { type AuthDeps, login, logout, register } from './auth.service.ts';

export function authRoutes(mount: Mount, deps: AuthDeps): void {
  mount(contract.register, ({ body, request }) => register(deps, body, request.ip));
  mount(contract.login, ({ body, request }) => login(deps, body, request.ip));
  mount(contract.logout, async ({ caller }) => {
    await logout(deps, caller.sessionId);
    return { success: true as const };
  });
  mount(contract.profile, ({ caller }) => caller.user);
}
