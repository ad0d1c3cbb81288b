import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Block = lazyPart(async () => (await import('./web/safety-block.tsx')).SafetyBlock)

export const productSafetyWeb: WebExtension = {
  places: {
    // Most products say nothing of it, and ask for no code.
    'product.block': ({ product }) =>
      (product.maker || product.warnings || product.safety) && <Block product={product} />,
  },
}
