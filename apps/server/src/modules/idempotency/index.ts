export { answeringOnce, forgetAnswers, forgetCrashed } from './idempotency.service.ts';
