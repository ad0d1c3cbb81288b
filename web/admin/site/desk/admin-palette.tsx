import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { some } from '#web/admin/admin-format.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { workId } from '#web/admin/work-in-view.ts'
import { useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { mayOpen } from './desk-sections.ts'
import { type Command, findCommands, mainPlaces } from './finder.ts'
import { foundQuery } from './found-things.ts'

/** Ctrl/Cmd+K: a combobox over the dashboard's places, orders, customers and products (rule 497). */
export default function AdminPalette({ onClose }: { onClose(): void }) {
  const api = useApi()
  const may = useMay()
  const { replaceWith } = useAdminAddress()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [leadsTo, setLeadsTo] = useState<string>()
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const asked = useDeferredValue(text.trim())
  const { data: found = [], isFetching } = useQuery({
    ...foundQuery(api, asked, may),
    placeholderData: keepPreviousData,
  })
  const hits: readonly Command[] = [
    ...findCommands(text).filter(({ to }) => mayOpen(to, may)),
    ...(text.trim().length > 1 ? found : []),
  ]
  const isNothing = hits.length === 0 && !isFetching && asked === text.trim()
  const options = isNothing ? mainPlaces.filter(({ to }) => mayOpen(to, may)) : hits
  const chosen = options[Math.min(active, options.length - 1)]
  const optionId = (one: Command) => `${list}-${one.id}`

  useEffect(() => announce(some(hits.length, 'risultato', 'risultati')), [hits.length])
  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const choose = ({ to, focus = workId }: Command) => {
    // A dialog that opens next sees to the focus itself.
    if (!to.apri) setLeadsTo(`#${focus}`)
    replaceWith(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setActive((active + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }
  return (
    <Dialog open onClose={onClose} title="Comandi" size="auth" focus="field" leadsTo={leadsTo}>
      <div className="dialog-body">
        <div className="search admin-palette">
          <Search className="icon" aria-hidden="true" />
          <input
            className="input"
            role="combobox"
            aria-label="Cerca un comando, un ordine, un cliente o un prodotto"
            placeholder="Ordine, cliente, prodotto, rimborso"
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={chosen && optionId(chosen)}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {isNothing && (
          <p className="above-12">
            <b className="bold">Niente per «{text.trim()}».</b> Controlla come è scritto, oppure vai a:
          </p>
        )}
        <div className="admin-options above-12" id={list} role="listbox" aria-label="Comandi" ref={box}>
          {options.map((one) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
            <div
              key={one.id}
              id={optionId(one)}
              role="option"
              tabIndex={-1}
              aria-selected={one === chosen}
              onClick={() => choose(one)}
            >
              {one.label} {one.note && <span className="small muted">{one.note}</span>}
            </div>
          ))}
        </div>
        <p className="small muted above-12">Frecce per scegliere, Invio per aprire, Esc per chiudere</p>
      </div>
    </Dialog>
  )
}
