import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { languagesSetting } from '#shared/contract/catalog/languages-setting.ts'
import { listTexts, type TextGroup, type TextPlace } from '#shared/contract/site/text-settings.ts'
import { dayText } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { both, Loaded } from '#web/admin/loaded.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/api.ts'
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

function isFound({ name, place, fields }: TextGroup, words: readonly string[]): boolean {
  const texts = fields.flatMap(({ label, shipped, it, en }) => [label, it || shipped.it, en || shipped.en])
  const all = plain([name, placeNames[place], ...texts].join('\n'))
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
  const open = groups.find((group) => nameOf(group) === asked)
  return (
    <div className="texts-desk grid">
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
                  <ul>
                    {here.map((group) => (
                      <li key={group.id}>
                        <Link
                          to="/admin"
                          search={{ ...address, apri: `testo-${nameOf(group)}` }}
                          replace={open !== undefined}
                          resetScroll={false}
                          aria-current={group === open ? 'true' : undefined}
                        >
                          <b className="bold">{group.name}</b>
                          <span className="small muted">{stateOf(group, hasEnglish)}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            )
          })}
        </nav>
      </div>
      {open ? (
        <TextEditor key={open.id} group={open} hasEnglish={hasEnglish} />
      ) : (
        <p className="texts-none muted">
          Scegli un testo dall’elenco: vedi com’è in italiano e in inglese, lo cambi e guardi come arriva.
        </p>
      )}
      {isNaming && <NewPageDialog groups={groups} onClose={() => setNaming(false)} />}
    </div>
  )
}

function stateOf({ place, version, since, isOn, fields }: TextGroup, hasEnglish: boolean): string {
  const changed = version > 0 && since ? `cambiata il ${dayText(since)}` : ''
  const state = place === 'page' ? (isOn ? 'online' : 'spenta') : changed
  return [state, hasEnglish && fields.some(({ isStale }) => isStale) && 'inglese da rileggere']
    .filter(Boolean)
    .join(' · ')
}
