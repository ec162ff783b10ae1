export { videoRoutes } from './video.routes.ts';
