import { useQuery } from '@tanstack/react-query'
import { Check, CircleDot, Clock, Pencil, Plus, Square, Trash2 } from 'lucide-react'
import type { AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { type Campaign, deleteCampaign, endCampaign, listCampaigns } from '#shared/contract/pricing/admin-campaigns.ts'
import type { CampaignState } from '#shared/domain/platform/prices/campaign.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { clockText } from '#web/admin/pricing/reductions/reduction-words.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CampaignDialog, OpenedCampaign } from './campaign-dialog.tsx'
import { campaignText } from './campaign-form.ts'
import '#web/admin/pricing/reductions/reductions.css'

const states: Record<CampaignState, { tone: 'ok' | 'blue' | 'plain'; icon: typeof Check; label: string }> = {
  running: { tone: 'ok', icon: CircleDot, label: 'In corso' },
  planned: { tone: 'blue', icon: Clock, label: 'In arrivo' },
  ended: { tone: 'plain', icon: Check, label: 'Finito' },
}

/** Codes by campaign and what each has brought (decision 0055). */
export default function CampaignList() {
  const { address, open, close, opened } = useAdminAddress()
  const api = useApi()
  const list = useQuery({ ...readQuery(api, listCampaigns), ...shownFresh, select: (rows) => ({ rows }) })
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const end = useAct({
    call: (api, { id }: Campaign) => api(endCampaign, { params: { id: String(id) } }),
    said: 'Codici finiti',
  })
  const remove = useAct({
    call: (api, { id }: Campaign) => api(deleteCampaign, { params: { id: String(id) } }),
    said: 'Codici eliminati',
  })
  const actions = useRowActions<Campaign>(
    ({ name }) => name,
    [
      { icon: Pencil, label: 'Modifica', run: ({ id }) => open(`codici-${id}`) },
      {
        icon: Square,
        label: 'Fai finire',
        when: ({ state }) => state !== 'ended',
        ask: {
          title: 'Far finire i codici?',
          confirmLabel: 'Fai finire',
          act: end,
          text: ({ name }) => (
            <p>
              <b className="bold">{name}</b>: da adesso non tolgono più nulla. Gli ordini già fatti restano come sono.
            </p>
          ),
        },
      },
      {
        icon: Trash2,
        label: 'Elimina',
        isRed: true,
        when: ({ brought }) => brought.uses === 0,
        ask: {
          title: 'Eliminare i codici?',
          confirmLabel: 'Elimina',
          act: remove,
          text: ({ name }) => (
            <p>
              <b className="bold">{name}</b>: nessun ordine li ha usati.
            </p>
          ),
        },
      },
    ],
    'cell-row',
  )
  const campaign = opened('codici')
  const columns = [...columnsWith(shelves), actions.column]
  return (
    <>
      <div className="box-body">
        <button type="button" className="btn btn-main btn-small" onClick={() => open('nuovicodici')}>
          <Plus className="icon icon-s" aria-hidden="true" /> Nuovi codici
        </button>
      </div>
      <AdminList
        list={list}
        failure="I codici non si caricano."
        empty="Nessun codice. Con «Nuovi codici» ne scrivi uno, o ne estrai quanti vuoi."
      >
        {(shown) => <AdminTable {...shown} caption="Codici" className="product-table" rowKey="id" columns={columns} />}
      </AdminList>
      {actions.question}
      {address.apri === 'nuovicodici' && <CampaignDialog stored={undefined} onClose={close} />}
      {campaign && <OpenedCampaign key={campaign} id={campaign} onClose={close} />}
    </>
  )
}

function goodsText({ target, shelf, brand, productIds }: Campaign, shelves: readonly AdminShelf[]): string {
  if (target === 'all') return 'tutto il negozio'
  if (target === 'brand') return `marca ${brand}`
  if (target === 'products') return some(productIds.length, 'articolo scelto', 'articoli scelti')
  return `scaffale ${shelves.find(({ slug }) => slug === shelf)?.name.it ?? 'che non c’è più'}`
}

function columnsWith(shelves: readonly AdminShelf[]): Column<Campaign>[] {
  return [
    {
      label: 'Codici',
      isBare: true,
      cell: (row) => (
        <>
          <b className="bold">{row.codes.join(', ')}</b>
          {row.codeCount > row.codes.length && ` e altri ${countText(row.codeCount - row.codes.length)}`}
          <br />
          <span className="small muted">
            {row.name}: {campaignText(row)}, {goodsText(row, shelves)}
          </span>
        </>
      ),
    },
    { label: 'Quando e per chi', className: 'cell-wide', cell: (row) => <When of={row} /> },
    {
      label: 'Usati',
      isRight: true,
      cell: ({ brought, maxUses, codeCount }) =>
        `${countText(brought.uses)}${maxUses === null ? '' : ` di ${countText(maxUses * codeCount)}`}`,
    },
    {
      label: 'Ordini portati',
      isRight: true,
      cell: ({ brought }) => (brought.uses > 0 ? <b className="bold num">{euro(brought.orders)}</b> : '–'),
    },
    {
      label: 'Sconto dato',
      isRight: true,
      cell: ({ brought }) => (brought.uses > 0 ? <span className="num">{euro(brought.discount)}</span> : '–'),
    },
  ]
}

function When({ of }: { of: Campaign }) {
  const { tone, icon, label } = states[of.state]
  const until = of.to ? `fino al ${clockText(of.to)}` : 'sempre'
  const whom = [
    of.isFirstOrder && 'primo ordine',
    of.maxUsesPerCustomer !== null && `${some(of.maxUsesPerCustomer, 'volta', 'volte')} a cliente`,
    of.isCombinable && 'si somma',
  ].filter(Boolean)
  return (
    <span className="reduction-when grid spaced-4">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <span className="small muted">
        {[of.state === 'planned' ? `dal ${clockText(of.from)}` : until, ...whom].join(', ')}
      </span>
    </span>
  )
}
