export { extractedOfAccounts } from './extracted-of-account.ts';
export { extractorRoutes } from './extractor.routes.ts';
export { warmUpExtractor } from './warm-up.ts';
