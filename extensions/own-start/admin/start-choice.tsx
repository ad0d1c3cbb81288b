import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { getStart } from '../own-start-calls.ts'

const StartQuestion = lazyPart(() => import('./start-question.tsx').then((file) => file.StartQuestion))

/** The demo and the own shop, each with the way to the other. */
export function StartChoice() {
  const [isAsked, setAsked] = useState(false)
  const { data } = useQuery(readQuery(useApi(), getStart))
  if (!data?.mayChange) return null
  const ask = () => setAsked(true)
  return (
    <>
      {data.opened === 'demo' ? (
        <section className="box admin-start" aria-label="La demo">
          <p className="small">Questa è la demo: articoli, clienti e ordini sono di prova.</p>
          <button type="button" className="btn btn-small above-8" onClick={ask}>
            Inizia il tuo negozio
          </button>
        </section>
      ) : (
        <>
          Vuoi rivedere il negozio di prova?{' '}
          <button type="button" className="link" onClick={ask}>
            Guarda la demo
          </button>
          .
        </>
      )}
      {isAsked && <StartQuestion opened={data.opened} onClose={() => setAsked(false)} />}
    </>
  )
}
