import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { PriceEventList } from './price-event-list.tsx'
import '#web/admin/pricing/reductions/reductions.css'

const filters = {
  prezzi: 'prices',
  ribassi: 'reduction',
  codici: 'coupons',
  buoni: 'gift_card',
  consegne: 'delivery',
} as const
const filterNames = {
  '': 'Tutto',
  prezzi: 'Prezzi cambiati insieme',
  ribassi: 'Ribassi',
  codici: 'Codici sconto',
  buoni: 'Buoni regalo',
  consegne: 'Consegne',
}

/** Everything that changed prices, in one list. */
export default function PriceStory() {
  const { address, set } = useAdminAddress()
  const [stato, subject] = Object.entries(filters).find(([name]) => name === address.stato) ?? ['', undefined]
  return (
    <>
      <div className="box-body">
        <label className="row wraps">
          <span className="small bold">Mostra</span>
          <select
            className="input price-filter"
            value={stato}
            onChange={({ target }) => set({ stato: target.value || undefined }, true)}
          >
            {Object.entries(filterNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PriceEventList
        subject={subject}
        caption="Storia dei prezzi"
        empty={
          subject
            ? 'Qui ancora niente di questo tipo.'
            : 'Ancora niente: qui arrivano prezzi cambiati insieme, ribassi, codici, buoni regalati e prezzi delle consegne.'
        }
      />
    </>
  )
}
