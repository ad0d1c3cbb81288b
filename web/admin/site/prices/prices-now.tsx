import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Gift, type LucideIcon, Pencil, Percent, TicketPercent, Truck } from 'lucide-react'
import { listGiftCards } from '#shared/contract/orders/admin-gift-cards.ts'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import { listCampaigns } from '#shared/contract/pricing/admin-campaigns.ts'
import { type DeliverySettings, getDelivery } from '#shared/contract/pricing/admin-delivery.ts'
import { listReductions } from '#shared/contract/pricing/admin-reductions.ts'
import { euro, some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { giftCardsQuery } from '#web/admin/orders/gift-cards/gift-card-queries.ts'
import PriceOverview from '#web/admin/pricing/price-events/price-overview.tsx'
import { useMay } from '#web/admin/use-may.ts'
import { useApi } from '#web/platform/api.ts'
import './price-doors.css'

interface Door {
  vista: string
  title: string
  icon: LucideIcon
  call: Pick<Endpoint, 'method' | 'path'> | string
  state: string | undefined
}

/** What changes prices, with how it stands, and below it what runs. */
export default function PricesNow() {
  const api = useApi()
  const may = useMay()
  const reductions = useQuery({ ...readQuery(api, listReductions), enabled: may(listReductions) })
  const campaigns = useQuery({ ...readQuery(api, listCampaigns), enabled: may(listCampaigns) })
  const cards = useQuery({ ...giftCardsQuery(api, '', 1), enabled: may(listGiftCards) })
  const delivery = useQuery({ ...readQuery(api, getDelivery), enabled: may(getDelivery) })
  const doors: Door[] = [
    {
      ...{ vista: 'cambia', title: 'Cambia prezzi', icon: Pencil, call: 'POST /api/admin/price-changes' },
      state: 'Molti insieme: uno scaffale, una marca, quelli che scegli.',
    },
    {
      ...{ vista: 'ribassi', title: 'Ribassi', icon: Percent, call: listReductions },
      state: said(reductions, (rows) => standing(rows, 'in corso', 'in programma')),
    },
    {
      ...{ vista: 'codici', title: 'Codici', icon: TicketPercent, call: listCampaigns },
      state: said(campaigns, (rows) => {
        const uses = rows.filter(({ state }) => state === 'running').reduce((sum, { brought }) => sum + brought.uses, 0)
        return `${standing(rows, 'in corso', 'in programma')} ${uses > 0 ? `${some(uses, 'uso', 'usi')}.` : ''}`
      }),
    },
    {
      ...{ vista: 'buoni', title: 'Buoni regalo', icon: Gift, call: listGiftCards },
      state: said(cards, ({ sums }) =>
        sums.cards > 0
          ? `${euro(sums.outstanding)} da onorare su ${some(sums.cards, 'buono', 'buoni')}.`
          : 'Nessuno da onorare.',
      ),
    },
    { vista: 'consegne', title: 'Consegne', icon: Truck, call: getDelivery, state: said(delivery, deliveryState) },
  ]
  return (
    <>
      <ul className="price-doors grid" aria-label="Che cosa cambia i prezzi">
        {doors
          .filter(({ call }) => may(call))
          .map(({ vista, title, icon: Icon, state }) => (
            <li key={vista}>
              <Link to="/admin" search={{ tab: 'prezzi', vista }} resetScroll={false}>
                <b className="row spaced-8 bold">
                  <Icon className="icon icon-s" aria-hidden="true" /> {title}
                  <ArrowRight className="icon icon-s end" aria-hidden="true" />
                </b>
                <span className="small muted">{state}</span>
              </Link>
            </li>
          ))}
      </ul>
      <PriceOverview />
    </>
  )
}

const said = <T,>({ data, isError }: UseQueryResult<T>, text: (data: T) => string) =>
  data ? text(data) : isError ? 'Non si legge, per ora.' : undefined

function standing(rows: readonly { state: string }[], running: string, planned: string): string {
  const count = (of: string) => rows.filter(({ state }) => state === of).length
  const [now, later] = [count('running'), count('planned')]
  if (now + later === 0) return 'Nessuno in corso.'
  return `${[now > 0 && `${now} ${running}`, later > 0 && `${later} ${planned}`].filter(Boolean).join(', ')}.`
}

function deliveryState({ rules: { rates } }: DeliverySettings): string {
  const { mainland, freeOver } = rates.parcel
  const price = mainland === null ? 'Non si spedisce' : `Un pacco ${euro(mainland)}`
  return freeOver === null ? `${price}.` : `${price}, gratis sopra ${euro(freeOver)}.`
}
