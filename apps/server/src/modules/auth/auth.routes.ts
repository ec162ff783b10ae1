import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import * as account from './account.service.ts';
import { login, logout, register } from './auth.service.ts';
import { changeEmail, confirmEmail } from './email-change.service.ts';
import { forgotPassword, type MailDeps, resetPassword } from './password-reset.service.ts';

/** Accounts, sessions, passwords and addresses: all of `/api/auth` but what Google has a part in. */
export function authRoutes(mount: Mount, deps: MailDeps): void {
  mount(contract.register, ({ body, request }) => register(deps, body, request.ip));
  mount(contract.login, ({ body, request }) => login(deps, body, request.ip));
  mount(contract.logout, async ({ caller }) => {
    if (caller.sessionId !== null) await logout(deps, caller.sessionId);
    return { success: true as const };
  });
  mount(contract.profile, ({ caller }) => caller.user);
  mount(contract.updateProfile, ({ caller, body }) => account.rename(deps, caller.user, body.name));
  mount(contract.changePassword, ({ caller, body, request }) =>
    account.changePassword(deps, caller.user, body, request.ip),
  );
  mount(contract.deleteAccount, async ({ caller, body, request }) => {
    await account.deleteAccount(deps, caller, body.password, request.ip);
    return { success: true as const };
  });
  mount(contract.signInMethods, ({ caller }) => account.signInMethodsOf(deps, caller));
  mount(contract.exportAccount, ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="framewright-data.json"');
    return account.exportAccount(deps, caller.user);
  });
  mount(contract.forgotPassword, async ({ body, request }) => {
    await forgotPassword(deps, body.email, request.ip);
    return { success: true as const };
  });
  mount(contract.resetPassword, async ({ body }) => {
    await resetPassword(deps, body);
    return { success: true as const };
  });
  mount(contract.changeEmail, async ({ caller, body, request }) => {
    await changeEmail(deps, caller.user, body, request.ip);
    return { success: true as const };
  });
  mount(contract.confirmEmail, async ({ body }) => {
    await confirmEmail(deps, body.token);
    return { success: true as const };
  });
}
