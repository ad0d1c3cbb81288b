import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Percent, Plus, Ticket } from 'lucide-react'
import { listReductions } from '#shared/contract/pricing/admin-reductions.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { CampaignDialog, OpenedCampaign } from '#web/admin/pricing/coupons/campaign-dialog.tsx'
import { CampaignList } from '#web/admin/pricing/coupons/campaign-list.tsx'
import { PriceChangeDialog } from '#web/admin/pricing/price-changes/price-change-dialog.tsx'
import { PriceChangeList } from '#web/admin/pricing/price-changes/price-change-list.tsx'
import { OpenedReduction } from '#web/admin/pricing/reductions/opened-reduction.tsx'
import { ReductionDialog } from '#web/admin/pricing/reductions/reduction-dialog.tsx'
import { ReductionTable } from '#web/admin/pricing/reductions/reduction-table.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/api.ts'
import '#web/admin/pricing/reductions/reductions.css'

/** Reductions and codes, and what each has brought (decisions 0048 and 0055). */
export default function ReductionPanel() {
  const { address, show, open, close, opened } = useAdminAddress()
  const list = useQuery({ ...readQuery(useApi(), listReductions), ...shownFresh, select: (rows) => ({ rows }) })
  const id = opened('ribasso')
  const campaign = opened('codici')
  return (
    <>
      <AdminPanel
        id="reduction"
        title="Ribassi e codici"
        note="Il prezzo di confronto è il più basso dei 30 giorni prima, come chiede la legge: lo calcola il negozio."
        aside={
          <div className="row wraps spaced-8">
            <button type="button" className="btn btn-small" onClick={() => show({ categoria: address.categoria })}>
              <ArrowLeft className="icon icon-s" aria-hidden="true" /> Torna ai prodotti
            </button>
            <button type="button" className="btn btn-small" onClick={() => open('prezzi')}>
              <Percent className="icon icon-s" aria-hidden="true" /> Cambia i prezzi
            </button>
            <button type="button" className="btn btn-small" onClick={() => open('nuovicodici')}>
              <Ticket className="icon icon-s" aria-hidden="true" /> Nuovi codici
            </button>
            <button type="button" className="btn btn-main btn-small" onClick={() => open('nuovoribasso')}>
              <Plus className="icon icon-s" aria-hidden="true" /> Nuovo ribasso
            </button>
          </div>
        }
      >
        <AdminList
          list={list}
          failure="I ribassi non si caricano."
          empty={
            <div className="empty">
              <h3>Nessun ribasso</h3>
              <p>Scegli uno scaffale, una marca o qualche articolo, e da quando a quando costa meno.</p>
            </div>
          }
        >
          {(shown) => <ReductionTable {...shown} />}
        </AdminList>
        <CampaignList />
        <PriceChangeList />
      </AdminPanel>
      {address.apri === 'prezzi' && <PriceChangeDialog onClose={close} />}
      {address.apri === 'nuovicodici' && <CampaignDialog stored={undefined} onClose={close} />}
      {campaign && <OpenedCampaign key={campaign} id={campaign} onClose={close} />}
      {address.apri === 'nuovoribasso' && <ReductionDialog stored={undefined} onClose={close} />}
      {id && <OpenedReduction key={id} id={id} onClose={close} />}
    </>
  )
}
