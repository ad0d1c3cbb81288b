import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listSearchWords } from '#shared/contract/catalog/search-words.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { zeroResultQuery } from './search-word-queries.ts'
import { WordDialog } from './word-dialog.tsx'
import { WordTable } from './word-table.tsx'
import { ZeroResultTable } from './zero-result-table.tsx'
import './search-words.css'

/** Searches of customers without results, and the words taught to the search. */
export function WordLists() {
  const api = useApi()
  const { address, open, close, opened } = useAdminAddress()
  const [taught, setTaught] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const unfound = useQuery(zeroResultQuery(api, address))
  const words = useQuery({ ...readQuery(api, listSearchWords), select: (rows) => ({ rows }) })
  const edited = words.data?.rows.find(({ id }) => String(id) === opened('parola'))
  const isTeaching = address.apri === 'insegna'
  return (
    <>
      <section aria-labelledby="unfound-title">
        <div className="admin-words-h">
          <h3 id="unfound-title" ref={heading} tabIndex={-1}>
            Cercato e non trovato
          </h3>
          <p className="small muted">
            Ciò che i clienti cercano senza trovarlo, contato senza sapere chi: né nomi, né indirizzi, né orari. Si
            dimentica 90 giorni dopo l’ultima volta.
          </p>
        </div>
        <AdminList
          list={unfound}
          failure="Le ricerche non si caricano."
          empty="Niente da insegnare: chi ha cercato ha trovato."
        >
          {(shown) => (
            <ZeroResultTable
              {...shown}
              onTeach={(query) => {
                setTaught(query)
                open('insegna')
              }}
              onHidden={() => heading.current?.focus()}
            />
          )}
        </AdminList>
      </section>
      <section aria-labelledby="words-title">
        <div className="admin-words-h">
          <h3 id="words-title">Le parole del negozio</h3>
          <p className="small muted">
            Chi cerca una di queste trova ciò che le sta accanto: da subito, in italiano e in inglese.
          </p>
        </div>
        <AdminList
          list={words}
          failure="Le parole non si caricano."
          empty="Nessuna parola: insegna la prima, per esempio «saddle bag», che è una «borsa sottosella»."
        >
          {(shown) => <WordTable {...shown} />}
        </AdminList>
      </section>
      {(edited || isTeaching || address.apri === 'nuovaparola') && (
        <WordDialog key={edited?.id} stored={edited} word={isTeaching ? taught : ''} onClose={close} />
      )}
    </>
  )
}
