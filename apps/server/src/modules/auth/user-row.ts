import { planOf, type User } from '@framewright/contract';
import type { UsersTable } from '../../db/schema.ts';

/** What is read of an account to know whose call it is. */
export const USER_COLUMNS = [
  'users.id',
  'users.email',
  'users.name',
  'users.plan',
  'users.created_at',
] as const;

/** The user as the API shows one; a plan that no code knows is `free`. */
export function userOf({ id, email, name, plan, created_at }: Pick<UsersTable, keyof User>): User {
  return { id, email, name, plan: planOf(plan).id, created_at };
}
