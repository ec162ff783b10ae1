export { serveApiDocs } from './api-docs.ts';
export { systemRoutes } from './system.routes.ts';
