export { promptRoutes } from './prompts.routes.ts';
export { generatePrompts } from './prompts.service.ts';
export { readAnatomy } from './read-anatomy.ts';
export { warmUpPrompts } from './warm-up.ts';
