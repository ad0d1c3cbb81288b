import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Block = lazyPart(() => import('./web/safety-block.tsx').then((file) => file.SafetyBlock))

export const productSafetyWeb: WebExtension = {
  places: {
    // Most products say nothing of it, and ask for no code.
    'product.block': ({ product }) =>
      (product.maker || product.warnings || product.safety) && <Block product={product} />,
  },
}
