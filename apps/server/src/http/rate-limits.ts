import { createHash } from 'node:crypto';
import type { ErrorCode } from '@framewright/contract';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import { countedAddress } from './client-address.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** How many more attempts an address has than a pair of account and address. */
const ADDRESS_FACTOR = 10;
/** How much more a user may ask for than a visitor's address. */
const USER_FACTOR = 10;

/** Counts attempts, and throws an `AppError` of status 429 for one too many. Accounts are never locked. */
export interface RateLimits {
  signIn(email: string, ip: string): Promise<void>;
  registration(ip: string): Promise<void>;
  checkout(userId: string, ip: string): Promise<void>;
  keyExchange(userId: string, ip: string): Promise<void>;
  /** @param userId undefined for visitors, who are counted by address */
  analysis(userId: string | undefined, ip: string): Promise<void>;
  /** @param userId undefined for visitors, who are counted by address */
  alternatives(userId: string | undefined, ip: string): Promise<void>;
  /** @param userId undefined for visitors, who are counted by address */
  translations(userId: string | undefined, ip: string): Promise<void>;
  /** Prompts that visitors try, by address. */
  tries(ip: string): Promise<void>;
  /** Calls on a key that the user sends along, whatever comes of them. */
  ownKeyCalls(userId: string): Promise<void>;
  /** What links show, by address: whoever guesses at links is nobody yet. */
  sharedReads(ip: string): Promise<void>;
}

interface Rates {
  readonly authAttemptsPerMinute: number;
  readonly registrationsPerHour: number;
  readonly analysesPerHour: number;
  readonly triesPerHour: number;
  readonly alternativesPerMinute: number;
  readonly translationsPerMinute: number;
  readonly ownKeyCallsPerMinute: number;
  readonly sharedReadsPerMinute: number;
}

/** @param pool where several processes count together; left out, each counts in memory */
export function rateLimits(rates: Rates, pool: Pool | undefined): RateLimits {
  const counter = (name: string, points: number, duration: number, code: ErrorCode) => {
    if (points === 0) return async () => {};
    const options = { keyPrefix: name, points, duration };
    const limiter = pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options);
    return (key: string) => consume(limiter, key, code);
  };
  /** For each pair of account and address, and for each address. */
  const attempts = (name: string) => {
    const points = rates.authAttemptsPerMinute;
    const perAccount = counter(name, points, MINUTE, 'too_many_attempts');
    const perAddress = counter(`${name}-address`, points * ADDRESS_FACTOR, MINUTE, 'too_many_attempts');
    return async (account: string, ip: string) => {
      const address = countedAddress(ip);
      await perAddress(address);
      await perAccount(createHash('sha256').update(`${address} ${account}`).digest('base64url'));
    };
  };
  /** For each visitor's address, and ten times that for each user. */
  const byCaller = (name: string, points: number, duration: number, code: ErrorCode) => {
    const ofVisitors = counter(name, points, duration, code);
    const ofUsers = counter(`${name}-user`, points * USER_FACTOR, duration, code);
    return (userId: string | undefined, ip: string) =>
      userId === undefined ? ofVisitors(countedAddress(ip)) : ofUsers(userId);
  };
  const registrations = counter('register', rates.registrationsPerHour, HOUR, 'too_many_registrations');
  const tries = counter('try', rates.triesPerHour, HOUR, 'too_many_tries');
  const sharedReads = counter('shared', rates.sharedReadsPerMinute, MINUTE, 'too_many_reads');
  return {
    signIn: attempts('sign-in'),
    registration: (ip) => registrations(countedAddress(ip)),
    checkout: attempts('checkout'),
    keyExchange: attempts('key-exchange'),
    analysis: byCaller('analysis', rates.analysesPerHour, HOUR, 'too_many_analyses'),
    tries: (ip) => tries(countedAddress(ip)),
    alternatives: byCaller('alternatives', rates.alternativesPerMinute, MINUTE, 'too_many_alternatives'),
    translations: byCaller('translations', rates.translationsPerMinute, MINUTE, 'too_many_translations'),
    ownKeyCalls: counter('own-key', rates.ownKeyCallsPerMinute, MINUTE, 'too_many_own_key_calls'),
    sharedReads: (ip) => sharedReads(countedAddress(ip)),
  };
}

async function consume(limiter: RateLimiterAbstract, key: string, code: ErrorCode): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError(code, { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) });
  }
}
