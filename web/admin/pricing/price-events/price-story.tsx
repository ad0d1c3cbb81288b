import { ListFilter } from '#web/admin/list-filter.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { PriceEventList } from './price-event-list.tsx'

const filters = {
  prezzi: 'prices',
  ribassi: 'reduction',
  codici: 'coupons',
  buoni: 'gift_card',
  consegne: 'delivery',
} as const
const filterNames = {
  '': 'Tutto',
  prezzi: 'Prezzi cambiati',
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
        <ListFilter names={filterNames} value={stato} onChoose={(to) => set({ stato: to }, true)} />
      </div>
      <PriceEventList
        subject={subject}
        caption="Storia dei prezzi"
        empty={
          subject
            ? 'Qui ancora niente di questo tipo.'
            : 'Ancora niente: qui arrivano prezzi cambiati e importati, ribassi, codici, buoni regalati e prezzi delle consegne.'
        }
      />
    </>
  )
}
