import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command as Palette } from 'cmdk'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
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
  const [leadsTo, setLeadsTo] = useState<string>()
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
  useEffect(() => announce(some(count, 'risultato', 'risultati')), [count])
  const choose = ({ to, focus = workId }: Command) => {
    // A dialog that opens next sees to the focus itself.
    if (!to.apri) setLeadsTo(`#${focus}`)
    replaceWith(to)
  }
  return (
    <Dialog open onClose={onClose} title="Comandi" size="auth" focus="field" leadsTo={leadsTo}>
      <Palette
        className="dialog-body"
        label="Cerca un comando, un ordine, un cliente o un prodotto"
        shouldFilter={false}
        loop
        vimBindings={false}
      >
        <div className="search admin-palette">
          <Search className="icon" aria-hidden="true" />
          <Palette.Input
            className="input"
            placeholder="Ordine, cliente, prodotto, rimborso"
            maxLength={200}
            value={text}
            onValueChange={setText}
          />
        </div>
        {isNothing && (
          <p className="above-12">
            <b className="bold">Niente per «{text.trim()}».</b> Controlla come è scritto, oppure vai a:
          </p>
        )}
        <Palette.List className="admin-options above-12" label="Comandi">
          {groups.map(({ title, rows }) => (
            <Palette.Group key={title} heading={title}>
              {rows.map((one) => (
                <Palette.Item key={one.id} value={one.id} onSelect={() => choose(one)}>
                  <span>
                    <b className="bold block">{one.label}</b>{' '}
                    {one.note && <span className="small muted">{one.note}</span>}
                  </span>{' '}
                  {one.to.tab && places[one.to.tab] !== one.label && (
                    <span className="small muted nowrap">{places[one.to.tab]}</span>
                  )}
                </Palette.Item>
              ))}
            </Palette.Group>
          ))}
        </Palette.List>
        {text === '' && (
          <p className="row wraps small spaced-8 above-12">
            <span className="muted">Si trova anche scrivendo</span>
            {examples.map((word) => (
              <button key={word} type="button" className="btn-bare as-target" onClick={() => setText(word)}>
                {word}
              </button>
            ))}
          </p>
        )}
        <p className="small muted above-12">Frecce per scegliere, Invio per aprire, Esc per chiudere</p>
      </Palette>
    </Dialog>
  )
}

/** The group of the best hit comes first; what was found in the shop's data last. */
function groupsOf(known: readonly Command[], things: readonly Command[]) {
  const actions = { title: 'Fai', rows: known.filter(({ isAction }) => isAction) }
  const places = { title: 'Guarda', rows: known.filter(({ isAction }) => !isAction) }
  const ways = known[0]?.isAction ? [actions, places] : [places, actions]
  return [...ways, { title: 'Trovati', rows: things }].filter(({ rows }) => rows.length > 0)
}
