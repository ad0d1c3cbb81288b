import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { languagesSetting } from '#shared/contract/catalog/languages-setting.ts'
import { listTexts, type TextGroup, type TextPlace } from '#shared/contract/site/text-settings.ts'
import { dayText } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { both, Loaded } from '#web/admin/loaded.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { TextEditor } from './text-editor.tsx'
import './text-desk.css'

const placeNames: Record<TextPlace, string> = {
  page: 'Pagine del negozio',
  mail: 'Mail',
  site: 'Frasi delle pagine',
  legal: 'Testi di legge',
}
const places: readonly TextPlace[] = ['page', 'mail', 'site', 'legal']

/** In the address, which has no underscore. */
const nameOf = ({ id }: TextGroup) => id.replaceAll('_', '-')

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Where list and text have room side by side: the last one changed, else the first. On a phone the list comes first. */
function firstShown(groups: readonly TextGroup[]): string | undefined {
  if (!matchMedia('(min-width: 64em)').matches) return undefined
  const changed = groups
    .filter(({ since }) => since !== null)
    .sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? 1 : -1))
  return (changed[0] ?? groups.find(({ place }) => place === places[0]) ?? groups[0])?.id
}

function isFound({ name, place, where, fields }: TextGroup, words: readonly string[]): boolean {
  const texts = fields.flatMap(({ label, shipped, it, en }) => [label, it || shipped.it, en || shipped.en])
  const all = plain([name, placeNames[place], where, ...texts].join('\n'))
  return words.every((word) => all.includes(word))
}

export default function TextDesk() {
  const api = useApi()
  const query = both(useQuery(readQuery(api, listTexts)), useQuery(readQuery(api, languagesSetting.read)))
  return (
    <Loaded query={query} failure="I testi non si caricano.">
      {([groups, { value }]) => <Texts groups={groups} hasEnglish={value.sellsInEnglish} />}
    </Loaded>
  )
}

function Texts({ groups, hasEnglish }: { groups: readonly TextGroup[]; hasEnglish: boolean }) {
  const { address, set, opened } = useAdminAddress()
  const [isNaming, setNaming] = useState(false)
  const words = plain(address.cerca ?? '').split(/\s+/u)
  const onlyChanged = address.stato === 'modificati'
  const found = groups.filter((group) => (!onlyChanged || group.version > 0) && isFound(group, words))
  const asked = opened('testo')
  const chosen = groups.find((group) => nameOf(group) === asked)
  const [first] = useState(() => firstShown(groups))
  const open = chosen ?? groups.find(({ id }) => id === first)
  const isFiltered = onlyChanged || address.cerca !== undefined
  const shown = { open, hasEnglish }
  return (
    <div className={`texts-desk grid ${chosen ? 'texts-chosen' : ''}`}>
      <div className="texts-list">
        <div className="texts-foot stack">
          <p className="small muted" role="status">
            {found.length} di {groups.length} testi.
          </p>
          <label className="check">
            <input
              type="checkbox"
              checked={onlyChanged}
              onChange={({ target }) => set({ stato: target.checked ? 'modificati' : undefined }, true)}
            />
            Solo quelli modificati
          </label>
          <button type="button" className="btn btn-small" onClick={() => setNaming(true)}>
            Nuova pagina
          </button>
        </div>
        <nav aria-label="Testi">
          {places.map((place) => {
            const here = found.filter((group) => group.place === place)
            return (
              here.length > 0 && (
                <section key={place} aria-label={placeNames[place]}>
                  <h3 className="text-s muted">{placeNames[place]}</h3>
                  {[...Map.groupBy(here, ({ where }) => where)].map(([where, some]) =>
                    where === undefined ? (
                      <TextLinks key={place} groups={some} {...shown} />
                    ) : (
                      <details
                        key={`${where} ${isFiltered}`}
                        open={isFiltered || some.some((group) => group === open) || undefined}
                      >
                        <summary>
                          {where} <span className="small muted">({some.length})</span>
                        </summary>
                        <TextLinks groups={some} {...shown} />
                      </details>
                    ),
                  )}
                </section>
              )
            )
          })}
        </nav>
      </div>
      {open ? (
        <div className="texts-form">
          <p className="texts-back">
            <Link className="btn btn-small" to="/admin" search={{ ...address, apri: undefined }} resetScroll={false}>
              <ArrowLeft className="icon icon-s" aria-hidden="true" /> Tutti i testi
            </Link>
          </p>
          <TextEditor key={open.id} group={open} hasEnglish={hasEnglish} />
        </div>
      ) : (
        <p className="texts-none muted">
          Scegli un testo dall’elenco: vedi com’è in italiano e in inglese, lo cambi e guardi come arriva.
        </p>
      )}
      {isNaming && <NewPageDialog groups={groups} onClose={() => setNaming(false)} />}
    </div>
  )
}

interface LinksProps {
  groups: readonly TextGroup[]
  open: TextGroup | undefined
  hasEnglish: boolean
}

function TextLinks({ groups, open, hasEnglish }: LinksProps) {
  const { address } = useAdminAddress()
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.id}>
          <Link
            to="/admin"
            search={{ ...address, apri: `testo-${nameOf(group)}` }}
            replace={address.apri !== undefined}
            resetScroll={false}
            aria-current={group === open ? 'true' : undefined}
          >
            <b className="bold">{group.name}</b>
            <span className="small muted">{stateOf(group, hasEnglish)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ place, version, since, isOn, fields }: TextGroup, hasEnglish: boolean): string {
  const changed = version > 0 && since ? `cambiata il ${dayText(since)}` : ''
  const state = place === 'page' ? (isOn ? 'online' : 'spenta') : changed
  return [state, hasEnglish && fields.some(({ isStale }) => isStale) && 'inglese da rileggere']
    .filter(Boolean)
    .join(' · ')
}
