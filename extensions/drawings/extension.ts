import type { Extension } from '#server/extension.ts'
import { drawnName } from './bicycle/bicycle-of-product.ts'
import { measuresOfProduct } from './drawing/draw-measures.ts'
import { drawnPicture } from './drawing/drawn-picture.ts'

export const drawings: Extension = {
  name: 'drawings',
  drawnPictures: { nameOf: drawnName, read: drawnPicture, measuresOf: measuresOfProduct },
}
