import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Percent, Plus, Ticket } from 'lucide-react'
import { useApi } from '#web/api.ts'
import { AdminList } from '#web/features/admin/admin-list.tsx'
import { AdminPanel } from '#web/features/admin/admin-panel.tsx'
import { CampaignDialog, OpenedCampaign } from '#web/features/admin/codes/campaign-dialog.tsx'
import { CampaignList } from '#web/features/admin/codes/campaign-list.tsx'
import { PriceChangeDialog } from '#web/features/admin/price-changes/price-change-dialog.tsx'
import { PriceChangeList } from '#web/features/admin/price-changes/price-change-list.tsx'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { OpenedReduction } from './opened-reduction.tsx'
import { ReductionDialog } from './reduction-dialog.tsx'
import { reductionsQuery } from './reduction-queries.ts'
import { ReductionTable } from './reduction-table.tsx'
import './reductions.css'

/** Reductions and codes, and what each has brought (decisions 0048 and 0055). */
export default function ReductionPanel() {
  const { address, show, open, close, opened } = useAdminAddress()
  const list = useQuery({ ...reductionsQuery(useApi()), select: (rows) => ({ rows }) })
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
