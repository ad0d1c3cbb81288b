import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

export const BikeDialog = lazyLayer('bici', 'dialog', () => import('./bike-dialog.tsx').then((file) => file.BikeDialog))

export function BikeLayer() {
  return useLayer('bici').isOpen && <BikeDialog />
}
