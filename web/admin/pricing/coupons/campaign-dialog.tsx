import { useQuery } from '@tanstack/react-query'
import { addCodes, changeCampaign, createCampaign, getCampaign } from '#shared/contract/pricing/admin-campaigns.ts'
import { countText, euro } from '#web/admin/admin-format.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable } from '#web/admin/admin-table.tsx'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { LoadedDialog } from '#web/admin/loaded-dialog.tsx'
import { useApi } from '#web/platform/api.ts'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { campaignBodies, campaignForm, campaignProblems, type StoredCampaign, storedCampaign } from './campaign-form.ts'

export function OpenedCampaign({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery({
    ...readQuery(useApi(), getCampaign, { params: { id } }),
    ...openedFresh,
  })
  return (
    <LoadedDialog query={query} title="Codici" failure="I codici non si caricano." onClose={onClose}>
      {(stored) => <CampaignDialog stored={{ ...stored, version: stored.campaign.version }} onClose={onClose} />}
    </LoadedDialog>
  )
}

interface Props {
  stored: StoredCampaign | undefined
  onClose(): void
}

export function CampaignDialog({ stored, onClose }: Props) {
  const api = useApi()
  const fields = useEditForm({
    name: 'campaign',
    table: campaignForm,
    stored,
    read: storedCampaign,
    problems: (values) => campaignProblems(values, !stored),
    store: async (values, version) => {
      const [body, more] = campaignBodies(values)
      if (!stored) return api(createCampaign, { body: { ...body, ...more } })
      const params = { id: String(stored.campaign.id) }
      // A code that exists already is said before anything is changed.
      if (more.codes.length + more.drawn > 0) await api(addCodes, { params, body: more })
      return api(changeCampaign, { params, body: { ...body, ...(version !== undefined && { version }) } })
    },
    said: stored ? 'Codici cambiati' : 'Codici salvati',
    onStored: onClose,
  })
  const { codes, minimum } = campaignForm
  const table = {
    ...campaignForm,
    codes: stored ? { ...codes, label: 'Altri codici', optional: true } : codes,
    minimum: { ...minimum, optional: fields.form.watch('kind') !== 'amount' },
  }
  return (
    <FormDialog title={stored ? `Codici: ${stored.campaign.name}` : 'Nuovi codici'} fields={fields} onClose={onClose}>
      <FormRows {...{ table, fields }} names={['name', 'codes', 'drawn']} />
      <FormRows
        {...{ table, fields }}
        names={['kind', 'percent', 'amount', 'minimum', 'target', 'shelf', 'brand', 'productIds']}
      />
      <FormRows
        {...{ table, fields }}
        names={['from', 'to', 'maxUses', 'maxUsesPerCustomer', 'isFirstOrder', 'isCombinable']}
      />
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
    </FormDialog>
  )
}
