export { engineChoices, withEngines } from './choices.ts';
export { engineRoutes } from './engines.routes.ts';
export { engineRegistry } from './registry.ts';
