export { downloadRoutes } from './downloads.routes.ts';
