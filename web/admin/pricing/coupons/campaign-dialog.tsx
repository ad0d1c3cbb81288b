import { useQuery } from '@tanstack/react-query'
import { addCodes, changeCampaign, createCampaign } from '#shared/contract/pricing/admin-codes.ts'
import { countText, euro } from '#web/admin/admin-format.ts'
import { AdminTable } from '#web/admin/admin-table.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useVersionedForm } from '#web/admin/use-versioned-form.ts'
import { VersionedDialog } from '#web/admin/versioned-dialog.tsx'
import { useApi } from '#web/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { campaignQuery } from './campaign-queries.ts'
import {
  type CampaignValues,
  campaignBody,
  campaignLabels,
  campaignValues,
  checkCampaign,
  codesBody,
  type StoredCampaign,
} from './campaign-values.ts'

export function OpenedCampaign({ id, onClose }: { id: string; onClose(): void }) {
  const { data, isError, refetch, isFetching } = useQuery(campaignQuery(useApi(), id))
  if (data) return <CampaignDialog stored={{ ...data, version: data.campaign.version }} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Codici">
      <div className="dialog-body">
        {isError ? (
          <ErrorState what="I codici non si caricano." onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <TableSkeleton />
        )}
      </div>
    </Dialog>
  )
}

interface Props {
  stored: StoredCampaign | undefined
  onClose(): void
}

export function CampaignDialog({ stored, onClose }: Props) {
  const api = useApi()
  const fields = useVersionedForm<CampaignValues, StoredCampaign>({
    name: 'campaign',
    labels: campaignLabels,
    stored,
    values: campaignValues(stored),
    valuesOf: campaignValues,
    check: (values) => checkCampaign(values, !stored),
    store: async (values, version) => {
      const body = campaignBody(values)
      const more = codesBody(values)
      if (!stored) {
        const made = await api(createCampaign, { body: { ...body, ...more } })
        return { ...made, version: made.campaign.version }
      }
      const params = { id: String(stored.campaign.id) }
      // A code that exists already is said before anything is changed.
      const added = more.codes.length + more.drawn > 0 && (await api(addCodes, { params, body: more }))
      const changed = await api(changeCampaign, {
        params,
        body: { ...body, ...(version !== undefined && { version }) },
      })
      return { ...(added || changed), ...changed, version: changed.campaign.version }
    },
    nowOf: ({ problem }) => problem?.campaign,
    said: stored ? 'Codici cambiati' : 'Codici salvati',
    onStored: onClose,
  })
  return (
    <VersionedDialog
      title={stored ? `Codici: ${stored.campaign.name}` : 'Nuovi codici'}
      fields={fields}
      onClose={onClose}
    >
      <CampaignFields fields={fields} isNew={!stored} />
      {stored && (
        <AdminTable
          rows={stored.codes}
          caption="I codici di questa campagna"
          className="product-table"
          rowKey="code"
          isBusy={false}
          columns={[
            { label: 'Codice', isBare: true, cell: ({ code }) => <b className="bold nowrap">{code}</b> },
            { label: 'Ordini', isRight: true, cell: ({ uses }) => countText(uses) },
            { label: 'Portati', isRight: true, cell: ({ orders }) => <span className="num">{euro(orders)}</span> },
            {
              label: 'Sconto dato',
              isRight: true,
              cell: ({ discount }) => <span className="num">{euro(discount)}</span>,
            },
          ]}
        />
      )}
    </VersionedDialog>
  )
}
