import { Percent } from 'lucide-react'
import { PriceEventList } from '#web/admin/pricing/price-events/price-event-list.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import '#web/admin/pricing/reductions/reductions.css'

/** Many prices at once, and past changes, each with an undo. */
export default function PriceChangeList() {
  const { address, open, close } = useAdminAddress()
  return (
    <>
      <div className="box-body">
        <button type="button" className="btn btn-main btn-small" onClick={() => open('prezzi')}>
          <Percent className="icon icon-s" aria-hidden="true" /> Cambia i prezzi
        </button>
      </div>
      <PriceEventList
        subject="prices"
        caption="Prezzi cambiati"
        empty="Ancora nessun prezzo cambiato. Quello di un articolo solo si cambia anche nella lista dei prodotti."
      />
      {address.apri === 'prezzi' && <PriceChangeDialog onClose={close} />}
    </>
  )
}
