import type { PlanId } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import * as repo from './auth.repo.ts';

/** Part of a transaction: no other changes the account until its end. @returns whether there is such an account */
export function holdAccount(tx: Db, id: string): Promise<boolean> {
  return repo.lockUser(tx, id);
}

/** Free where there is no such account. */
export function planOfAccount(db: Db, id: string): Promise<PlanId> {
  return repo.findPlan(db, id);
}

/** Part of a transaction. Nothing where there is no such account. */
export function setPlanOf(tx: Db, id: string, plan: PlanId): Promise<void> {
  return repo.updatePlanOf(tx, id, plan);
}

/** Whether the account looks after this server. */
export function isOperator(db: Db, userId: string): Promise<boolean> {
  return repo.findOperator(db, userId);
}

/** @returns whether there is an account of that address */
export function setOperator(db: Db, email: string, operator: boolean): Promise<boolean> {
  return repo.updateOperator(db, email, operator);
}
