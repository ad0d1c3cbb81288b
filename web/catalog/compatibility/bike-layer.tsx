import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

export const BikeDialog = lazyLayer('bici', 'dialog', async () => (await import('./bike-dialog.tsx')).BikeDialog)

export function BikeLayer() {
  return useLayer('bici').isOpen && <BikeDialog />
}
