export { imageRoutes } from './images.routes.ts';
export { discardPicture, makePicture } from './images.service.ts';
export { imagesOfAccounts } from './images-of-account.ts';
export { pictureAddresses } from './picture-addresses.ts';
