import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { type Campaign, listCampaigns } from '#shared/contract/pricing/admin-campaigns.ts'
import { listReductions, type Reduction } from '#shared/contract/pricing/admin-reductions.ts'
import { countText, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable } from '#web/admin/admin-table.tsx'
import { both } from '#web/admin/loaded.tsx'
import { campaignText } from '#web/admin/pricing/coupons/campaign-form.ts'
import { clockText, cutText } from '#web/admin/pricing/reductions/reduction-words.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { PriceEventList } from './price-event-list.tsx'
import '#web/admin/pricing/reductions/reductions.css'

interface Running {
  key: string
  vista: 'ribassi' | 'codici'
  name: string
  what: string
  isStuck?: boolean
  of: Reduction | Campaign
}

const ofReduction = (of: Reduction): Running => ({
  key: `ribasso-${of.id}`,
  vista: 'ribassi',
  name: of.name,
  ...(of.articleCount === 0
    ? { what: `Ribasso, ${cutText(of)}: adesso non tocca nessun articolo`, isStuck: true }
    : {
        what: `Ribasso, ${cutText(of)}, ${some(of.articleCount, 'articolo', 'articoli')}${
          of.sold.pieces > 0 ? `, ${some(of.sold.pieces, 'venduto', 'venduti')}` : ''
        }`,
      }),
  of,
})

const ofCampaign = (of: Campaign): Running => ({
  key: `codici-${of.id}`,
  vista: 'codici',
  name: of.codeCount > 1 ? `${of.name}, ${countText(of.codeCount)} codici` : (of.codes[0] ?? of.name),
  what: `Codice, ${campaignText(of)}, ${some(of.brought.uses, 'uso', 'usi')}${
    of.maxUses === null ? '' : ` su ${countText(of.maxUses * of.codeCount)}`
  }`,
  of,
})

/** What runs first, the next to end on top; then what is planned, in its order. */
const place = ({ of: { state, from, to } }: Running) => (state === 'planned' ? `1${from}` : `0${to ?? '~'}`)

const period = ({ of: { state, from, to } }: Running) =>
  state === 'planned' ? `dal ${clockText(from)}` : to ? `fino al ${clockText(to)}` : 'senza fine'

/** Reductions and codes that run or are planned, and beside them the last changes of prices. */
export default function PriceOverview() {
  const api = useApi()
  const { show } = useAdminAddress()
  const { data, ...read } = both(
    useQuery({ ...readQuery(api, listReductions), ...shownFresh }),
    useQuery({ ...readQuery(api, listCampaigns), ...shownFresh }),
  )
  const rows = data && [...data[0].map(ofReduction), ...data[1].map(ofCampaign)]
  const open = rows?.filter(({ of }) => of.state !== 'ended').sort((a, b) => (place(a) < place(b) ? -1 : 1))
  const actions = useRowActions<Running>(
    ({ name }) => name,
    [
      {
        icon: Eye,
        label: 'Apri',
        text: 'Apri',
        run: ({ key, vista }) => show({ tab: 'prezzi', vista, apri: key }),
      },
    ],
  )
  return (
    <div className="price-overview grid">
      <section className="desk-part" aria-label="In corso e in programma">
        <AdminList
          list={{ ...read, isPlaceholderData: false, data: open && { rows: open } }}
          failure="Ribassi e codici non si caricano."
          empty="Nessun ribasso e nessun codice, né in corso né in programma: valgono i prezzi di listino."
        >
          {(shown) => (
            <AdminTable
              {...shown}
              caption="In corso e in programma"
              className="line-table"
              rowKey="key"
              columns={[
                {
                  label: 'Che cosa',
                  isBare: true,
                  cell: ({ name, what, isStuck }) => (
                    <>
                      <b className="bold">{name}</b>
                      <p className={isStuck ? 'small bold error-text' : 'small muted'}>{what}</p>
                    </>
                  ),
                },
                { label: 'Quando', cell: period },
                actions.column,
              ]}
            />
          )}
        </AdminList>
      </section>
      <section className="desk-part" aria-labelledby="price-events-title">
        <div className="box-head">
          <h3 id="price-events-title">Che cosa è stato fatto</h3>
          <Link className="small as-target" to="/admin" search={{ tab: 'prezzi', vista: 'storia' }} resetScroll={false}>
            Tutta la storia
          </Link>
        </div>
        <PriceEventList isBrief subject={undefined} caption="Che cosa è stato fatto" empty="Ancora niente." />
      </section>
    </div>
  )
}
