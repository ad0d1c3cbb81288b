import { getShop } from '#shared/contract/platform/shop.ts'
import { useAct } from '#web/admin/use-act.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { chooseStart, type Start } from '../own-start-calls.ts'

type Choice = Start['opened']

const words = {
  demo: {
    press: 'Inizia il tuo negozio',
    stay: 'Resta nella demo',
    points: [
      'Il tuo negozio parte vuoto: la lista «Prima di aprire» ti accompagna.',
      'La demo resta da parte. Finché il negozio non è pronto puoi tornare a guardarla.',
    ],
  },
  own: {
    press: 'Guarda la demo',
    stay: 'Resta qui',
    points: ['Quello che hai scritto resta: ci torni con «Inizia il tuo negozio».'],
  },
} satisfies Record<Choice, object>

export function StartQuestion({ opened, onClose }: { opened: Choice; onClose(): void }) {
  const api = useApi()
  const other: Choice = opened === 'demo' ? 'own' : 'demo'
  const change = useAct({
    call: async (call) => {
      await call(chooseStart, { body: { opened: other } })
      await untilOpened(api, other)
      location.assign('/admin')
      // The page goes; its reads would be refused.
      return new Promise(() => undefined)
    },
    failed: 'Il negozio non risponde. Aspetta un minuto e ricarica la pagina.',
    onSettled: onClose,
  })
  const { press, stay, points } = words[opened]
  return (
    <AlertDialog
      open
      onClose={() => !change.busy && onClose()}
      title={`${press}?`}
      confirmLabel={change.busy ? 'Un momento…' : press}
      cancelLabel={stay}
      destructive={false}
      busy={change.busy}
      onConfirm={() => change.send()}
    >
      {[...points, 'Il sito si ferma per qualche secondo; poi entri con la stessa password.'].map((point) => (
        <p key={point} className="above-8">
          {point}
        </p>
      ))}
    </AlertDialog>
  )
}

const pauseMs = 700
/** A demo is filled in half a minute, on a slow machine in a few. */
const limitMs = 300_000

/** The shop that starts does not answer at first. @throws Error when it stays so */
async function untilOpened(api: Api, choice: Choice): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < limitMs; ) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const shop = await api(getShop, {}).catch(() => undefined)
    if (shop && shop.isDemo === (choice === 'demo')) return
  }
  throw new Error('the shop has not come back')
}
