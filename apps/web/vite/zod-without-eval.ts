/**
 * Stands in for `zod`: compiles no parsers. Whether it may is tried by an eval, which the content security policy
 * would report each time. Here, and not where the app starts, since the chunks of a build that hold schemas run
 * before that.
 */
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
