export { promptRoutes } from './prompts.routes.ts';
export { generatePrompts } from './prompts.service.ts';
