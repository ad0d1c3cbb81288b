import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { type AdminAddress, placeNames } from '#web/admin/admin-address.ts'
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

const places: Record<NonNullable<AdminAddress['tab']>, string> = {
  ...placeNames,
  prodotti: 'Prodotti',
  ordini: 'Ordini',
  recensioni: 'Recensioni',
  clienti: 'Clienti',
}
const examples = ['chiusura', 'IVA', 'ritiro', 'incassi', 'cambia password']

/** Ctrl/Cmd+K: a combobox over the dashboard's places, orders, customers and products (rule 497). */
export default function AdminPalette({ onClose }: { onClose(): void }) {
  const api = useApi()
  const may = useMay()
  const { replaceWith } = useAdminAddress()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [leadsTo, setLeadsTo] = useState<string>()
  const list = useId()
  const asked = useDeferredValue(text.trim())
  const { data: found = [], isFetching } = useQuery({
    ...foundQuery(api, asked, may),
    placeholderData: keepPreviousData,
  })
  const known = findCommands(text).filter(({ to }) => mayOpen(to, may))
  const things = text.trim().length > 1 ? found : []
  const count = known.length + things.length
  const isNothing = count === 0 && !isFetching && asked === text.trim()
  const groups = isNothing
    ? [{ title: 'Vai a', rows: mainPlaces.filter(({ to }) => mayOpen(to, may)) }]
    : groupsOf(known, things)
  const options = groups.flatMap(({ rows }) => rows)
  const chosen = options[Math.min(active, options.length - 1)]
  useEffect(() => announce(some(count, 'risultato', 'risultati')), [count])
  const type = (words: string) => {
    setText(words)
    setActive(0)
  }
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
      setActive((options.indexOf(chosen as Command) + step + options.length) % options.length)
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
            aria-activedescendant={chosen && optionId(list, chosen)}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {isNothing && (
          <p className="above-12">
            <b className="bold">Niente per «{text.trim()}».</b> Controlla come è scritto, oppure vai a:
          </p>
        )}
        <Options id={list} groups={groups} chosen={chosen} onChoose={choose} />
        {text === '' && (
          <p className="row wraps small spaced-8 above-12">
            <span className="muted">Si trova anche scrivendo</span>
            {examples.map((word) => (
              <button key={word} type="button" className="btn-bare as-target" onClick={() => type(word)}>
                {word}
              </button>
            ))}
          </p>
        )}
        <p className="small muted above-12">Frecce per scegliere, Invio per aprire, Esc per chiudere</p>
      </div>
    </Dialog>
  )
}

const optionId = (list: string, one: Command) => `${list}-${one.id}`

interface OptionsProps {
  id: string
  groups: readonly { title: string; rows: readonly Command[] }[]
  chosen: Command | undefined
  onChoose(one: Command): void
}

function Options({ id, groups, chosen, onChoose }: OptionsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div className="admin-options above-12" id={id} role="listbox" aria-label="Comandi" ref={box}>
      {groups.map(({ title, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {rows.map((one) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
            <div
              key={one.id}
              id={optionId(id, one)}
              role="option"
              tabIndex={-1}
              aria-selected={one === chosen}
              onClick={() => onChoose(one)}
            >
              <span>
                <b className="bold block">{one.label}</b> {one.note && <span className="small muted">{one.note}</span>}
              </span>{' '}
              {one.to.tab && places[one.to.tab] !== one.label && (
                <span className="small muted nowrap">{places[one.to.tab]}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The group of the best hit comes first; what was found in the shop's data last. */
function groupsOf(known: readonly Command[], things: readonly Command[]) {
  const actions = { title: 'Fai', rows: known.filter(({ isAction }) => isAction) }
  const places = { title: 'Guarda', rows: known.filter(({ isAction }) => !isAction) }
  const ways = known[0]?.isAction ? [actions, places] : [places, actions]
  return [...ways, { title: 'Trovati', rows: things }].filter(({ rows }) => rows.length > 0)
}
