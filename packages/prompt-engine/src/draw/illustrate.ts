import './silhouettes/whole.ts';

/* Drawing with every silhouette at hand; a browser draws by `illustrate-on-demand.ts`. */

export { type Illustration, illustrateStage, paletteOfStage } from './picture.ts';
