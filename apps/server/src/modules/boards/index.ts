export { boardRoutes } from './boards.routes.ts';
export { boardRunner, stopLeftBoards } from './run-boards.ts';
