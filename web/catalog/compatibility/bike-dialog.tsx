import { useState } from 'react'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { announce } from '#web/ui/live-region.tsx'
import { BikeForm } from './bike-form.tsx'
import { BikeSearch } from './bike-search.tsx'
import { compatibilityTexts } from './compatibility-texts.ts'
import { addBike, type MyBike, useMyBikes } from './my-bikes.ts'
import { OwnBikes } from './own-bikes.tsx'
import './fits.css'

/** Chooses the bicycle for compatibility: one of this device, of the shop, bought here, or typed. */
export function BikeDialog() {
  const t = compatibilityTexts.useChunk()
  const layer = useLayer('bici')
  const { bikes } = useMyBikes()
  const [edited, setEdited] = useState<Partial<MyBike>>()
  const take = (bike: Parameters<typeof addBike>[0]) => {
    addBike(bike)
    announce(t.saved(bike.name))
    layer.close()
  }
  return (
    <Dialog open onClose={layer.close} title={t.title}>
      {edited ? (
        <div className="dialog-body">
          <BikeForm bike={edited} onSave={take} onCancel={() => setEdited(undefined)} />
        </div>
      ) : (
        <div className="dialog-body stack stack-24">
          <p className="muted">{t.intro}</p>
          {bikes.length > 0 && <OwnBikes onTaken={layer.close} onEdit={setEdited} />}
          <BikeSearch onTake={({ name, slug }) => take({ name, slug, own: [] })} />
          <section>
            <h3>{t.another}</h3>
            <p className="small muted above-4 below-12">{t.anotherText}</p>
            <button type="button" className="btn" onClick={() => setEdited({})}>
              {t.write}
            </button>
          </section>
        </div>
      )}
    </Dialog>
  )
}
