export { BackupRefused } from './archive.ts';
export { backUp } from './back-up.ts';
export { restore } from './restore.ts';
export { type Findings, verify } from './verify.ts';
