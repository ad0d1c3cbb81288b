import type { WebExtension } from '#web/extensions/web-extension.ts'
import { SizeQuestion } from './web/size-question.tsx'

export const sizeAdviceWeb: WebExtension = { places: { 'product.size': SizeQuestion } }
