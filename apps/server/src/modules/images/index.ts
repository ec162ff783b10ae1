export { imageRoutes } from './images.routes.ts';
export { copyWithPrompt, makePicture } from './images.service.ts';
export { imagesOfAccounts } from './images-of-account.ts';
export { quotePicture } from './quote-picture.ts';
