import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Download, Hourglass, MailX } from 'lucide-react'
import { momentText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { ListFilter } from '#web/admin/list-filter.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { exportSubscribers, listSubscribers, removeSubscriber, type Subscriber } from '../newsletter-calls.ts'
import { newsletterStates } from '../newsletter-consent.ts'

const signs = {
  requested: { label: 'Da confermare', tone: 'amber', icon: Hourglass },
  confirmed: { label: 'Iscritto', tone: 'ok', icon: CircleCheck },
  withdrawn: { label: 'Disiscritto', tone: 'red', icon: CircleX },
} as const
const names = { '': 'Tutti', confirmed: 'Iscritti', requested: 'Da confermare', withdrawn: 'Disiscritti' }
const sources = { page: 'Pagina della newsletter', checkout: 'Checkout', account: 'Account' }

/** The consents, to be taken to a mail service: the shop sends no newsletter itself. */
export default function NewsletterList() {
  const api = useApi()
  const download = useDownload()
  const { address, set } = useAdminAddress()
  const state = newsletterStates.find((one) => one === address.stato)
  const filter = { state, q: address.cerca }
  const list = useQuery(listPageQuery(api, listSubscribers, filter, address.pagina ?? 1))
  const remove = useAct({
    call: (api, { id }: Subscriber) => api(removeSubscriber, { params: { id: String(id) } }),
    said: (_answer, { email }) => ['Disiscritto', email],
    failed: 'Impossibile disiscrivere',
  })
  const { column, question } = useRowActions<Subscriber>(
    ({ email }) => email,
    [
      {
        icon: MailX,
        label: 'Disiscrivi',
        when: ({ state }) => state !== 'withdrawn',
        ask: {
          title: 'Disiscrivi',
          confirmLabel: 'Disiscrivi',
          text: ({ email }) => `${email} non sarà più nel file. Toglilo anche dal servizio con cui mandi le mail.`,
          act: remove,
        },
      },
    ],
  )
  return (
    <>
      <div className="box-body row row-between wraps">
        <ListFilter names={names} value={state ?? ''} onChoose={(stato) => set({ stato })} />
        <a className="btn btn-small" {...download(exportSubscribers, { query: filter })}>
          <Download className="icon icon-s" aria-hidden="true" /> {state ? 'Esporta questi' : 'Esporta gli iscritti'}
        </a>
      </div>
      <AdminList
        list={list}
        failure="La newsletter non si carica."
        empty={address.cerca || state ? 'Nessuno corrisponde.' : 'Ancora nessun iscritto.'}
      >
        {(shown) => <AdminTable {...shown} caption="Newsletter" rowKey="id" columns={[...columns, column]} />}
      </AdminList>
      {question}
    </>
  )
}

const columns: Column<Subscriber>[] = [
  { label: 'E-mail', isBare: true, className: 'cell-wide', cell: ({ email }) => email },
  { label: 'Stato', cell: ({ state }) => <Badge {...signs[state]}>{signs[state].label}</Badge> },
  { label: 'Da dove', cell: ({ source }) => sources[source] },
  { label: 'Richiesta', cell: ({ requestedAt }) => momentText(requestedAt) },
  { label: 'Conferma', cell: ({ confirmedAt }) => (confirmedAt ? momentText(confirmedAt) : '–') },
  { label: 'Testo', cell: ({ textVersion, language }) => `${textVersion}, ${language}` },
]
