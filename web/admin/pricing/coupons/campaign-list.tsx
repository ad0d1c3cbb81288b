import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, CircleDot, Clock, Pencil, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Campaign, deleteCampaign, endCampaign } from '#shared/contract/pricing/admin-codes.ts'
import type { CampaignState } from '#shared/domain/pricing/campaign.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { clockText } from '#web/admin/pricing/reductions/reduction-words.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { campaignsQuery } from './campaign-queries.ts'
import { campaignText } from './campaign-values.ts'

const states: Record<CampaignState, { tone: 'ok' | 'blue' | 'plain'; icon: typeof Check; label: string }> = {
  running: { tone: 'ok', icon: CircleDot, label: 'In corso' },
  planned: { tone: 'blue', icon: Clock, label: 'In arrivo' },
  ended: { tone: 'plain', icon: Check, label: 'Finito' },
}

/** Codes by campaign and what each has brought (decision 0055). */
export function CampaignList() {
  const { open } = useAdminAddress()
  const api = useApi()
  const queries = useQueryClient()
  const list = useQuery(campaignsQuery(api))
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const [asked, setAsked] = useState<{ what: 'end' | 'delete'; campaign: Campaign }>()
  const work = useMutation({
    mutationFn: async ({ what, campaign }: NonNullable<typeof asked>) => {
      const params = { id: String(campaign.id) }
      if (what === 'end') await api(endCampaign, { params })
      else await api(deleteCampaign, { params })
    },
    onSuccess: (_, { what }) => say(what === 'end' ? 'Codici finiti' : 'Codici eliminati'),
    onError: (error) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.')),
    onSettled: () => {
      setAsked(undefined)
      return refresh(queries, 'products')
    },
  })
  const goodsText = ({ target, shelf, brand, productIds }: Campaign) => {
    if (target === 'all') return 'tutto il negozio'
    if (target === 'brand') return `marca ${brand}`
    if (target === 'products') return some(productIds.length, 'articolo scelto', 'articoli scelti')
    return `scaffale ${shelves.find(({ slug }) => slug === shelf)?.name.it ?? 'che non c’è più'}`
  }
  const columns: Column<Campaign>[] = [
    {
      label: 'Codici',
      isBare: true,
      cell: (row) => (
        <>
          <b className="bold wrap-anywhere">{row.codes.join(', ')}</b>
          {row.codeCount > row.codes.length && ` e altri ${countText(row.codeCount - row.codes.length)}`}
          <br />
          <span className="small muted">
            {row.name}: {campaignText(row)}, {goodsText(row)}
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
    actionColumn(
      (row) => (
        <span className="row admin-actions">
          <button
            type="button"
            className="btn btn-icon"
            aria-label={`Modifica ${row.name}`}
            onClick={() => open(`codici-${row.id}`)}
          >
            <Pencil className="icon" aria-hidden="true" />
          </button>
          {row.state === 'ended' ? null : (
            <button
              type="button"
              className="btn btn-icon"
              aria-label={`Fai finire ${row.name}`}
              onClick={() => setAsked({ what: 'end', campaign: row })}
            >
              <Square className="icon" aria-hidden="true" />
            </button>
          )}
          {row.brought.uses === 0 && (
            <button
              type="button"
              className="btn btn-icon error-text"
              aria-label={`Elimina ${row.name}`}
              onClick={() => setAsked({ what: 'delete', campaign: row })}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </button>
          )}
        </span>
      ),
      'cell-row',
    ),
  ]
  return (
    <section className="stack" aria-labelledby="campaigns">
      <h3 id="campaigns" className="reduction-subhead">
        Codici
      </h3>
      {list.isError ? (
        <ErrorState what="I codici non si caricano." onRetry={() => void list.refetch()} busy={list.isFetching} />
      ) : list.data?.length === 0 ? (
        <p className="box-body muted">Nessun codice. Con «Nuovi codici» ne scrivi uno, o ne estrai quanti vuoi.</p>
      ) : (
        <AdminTable
          rows={list.data ?? []}
          caption="Codici"
          className="product-table"
          rowKey="id"
          columns={columns}
          isBusy={list.isPending}
        />
      )}
      <AlertDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked?.what === 'end' ? 'Far finire i codici?' : 'Eliminare i codici?'}
        confirmLabel={asked?.what === 'end' ? 'Fai finire' : 'Elimina'}
        busy={work.isPending}
        onConfirm={() => asked && work.mutate(asked)}
      >
        <p>
          <b className="bold">{asked?.campaign.name}</b>:{' '}
          {asked?.what === 'end'
            ? 'da adesso non tolgono più nulla. Gli ordini già fatti restano come sono.'
            : 'nessun ordine li ha usati.'}
        </p>
      </AlertDialog>
    </section>
  )
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
    <span className="reduction-when">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <span className="small muted">
        {[of.state === 'planned' ? `dal ${clockText(of.from)}` : until, ...whom].join(', ')}
      </span>
    </span>
  )
}
