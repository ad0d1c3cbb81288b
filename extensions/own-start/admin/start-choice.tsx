import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getShop } from '#shared/contract/site/shop.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { type Api, useApi } from '#web/api.ts'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { chooseStart, getStart, type Start } from '../own-start-calls.ts'

type Choice = Start['opened']

const words = {
  demo: {
    line: 'Questa è la demo: articoli, clienti e ordini sono di prova.',
    press: 'Inizia il tuo negozio',
    stay: 'Resta nella demo',
    points: [
      'Il tuo negozio parte vuoto: la lista «Prima di aprire» ti accompagna.',
      'La demo resta da parte. Finché il negozio non è pronto puoi tornare a guardarla.',
    ],
  },
  own: {
    line: 'Vuoi rivedere il negozio di prova?',
    press: 'Guarda la demo',
    stay: 'Resta qui',
    points: ['Quello che hai scritto resta: ci torni con «Inizia il tuo negozio».'],
  },
} satisfies Record<Choice, object>

/** The demo and the own shop, each with the way to the other. */
export function StartChoice() {
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  const { data } = useQuery(readQuery(api, getStart))
  const other: Choice = data?.opened === 'demo' ? 'own' : 'demo'
  const change = useAct({
    call: async (call) => {
      await call(chooseStart, { body: { opened: other } })
      await untilOpened(api, other)
      location.assign('/admin')
      // The page goes; its reads would be refused.
      return new Promise(() => undefined)
    },
    onSettled: () => setAsked(false),
  })
  if (!data?.mayChange) return null
  const { line, press, stay, points } = words[data.opened]
  return (
    <div className="note row wraps above-16">
      <span className="grow">{line}</span>
      <button type="button" className="btn btn-small" onClick={() => setAsked(true)}>
        {press}
      </button>
      <AlertDialog
        open={isAsked}
        onClose={() => !change.busy && setAsked(false)}
        title={`${press}?`}
        confirmLabel={change.busy ? 'Un momento…' : press}
        cancelLabel={stay}
        destructive={false}
        busy={change.busy}
        onConfirm={() => change.send()}
      >
        {[...points, 'Il sito si ferma per qualche secondo; poi entri con la stessa password.'].map((point) => (
          <p key={point}>{point}</p>
        ))}
      </AlertDialog>
    </div>
  )
}

const pauseMs = 700

/** The shop that starts does not answer at first. */
async function untilOpened(api: Api, choice: Choice): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const shop = await api(getShop, {}).catch(() => undefined)
    if (shop && shop.isDemo === (choice === 'demo')) return
  }
}
