import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import { homeSetting } from '#shared/contract/site/home-setting.ts'
import { homeBlocks, isHomeBlock } from '#shared/domain/platform/shop/home-blocks.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { LanguageSwitch } from '#web/admin/catalog/products/language-switch.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { refusedFields } from '#web/admin/site/settings/refused-fields.ts'
import { SettingFrame } from '#web/admin/site/settings/setting-frame.tsx'
import { ApiError, useApi } from '#web/platform/api.ts'
import {
  type BlockId,
  emptyOwn,
  freeOwnId,
  homeBody,
  homeForm,
  homeInWords,
  type OwnId,
  ownPath,
  partOf,
  storedHome,
} from './home-form.ts'
import { HomePartEditor } from './home-part-editor.tsx'
import { HomePartList } from './home-part-list.tsx'
import { HomePreview, PartPreview } from './home-preview.tsx'
import '#web/admin/site/settings/settings.css'
import './look.css'

interface Stored {
  version: number
  value: HomeValue
}

export default function HomeSettings() {
  const query = useQuery({ ...readQuery(useApi(), homeSetting.read), ...openedFresh })
  const [round, setRound] = useState(0)
  return (
    <Loaded query={query} failure="La home non si carica.">
      {(stored) => <HomeForm key={round} stored={stored} onSaved={() => setRound((last) => last + 1)} />}
    </Loaded>
  )
}

function HomeForm({ stored, onSaved }: { stored: Stored; onSaved(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const [selected, select] = useState<BlockId>('hero')
  const [isPreviewing, setPreviewing] = useState(false)
  const [language, setLanguage] = useState<'it' | 'en'>('it')
  const fields = useEditForm<typeof homeForm, Stored>({
    problemsOf: (error) => refusedFields(error, (path) => path.join('.')),
    name: 'home',
    table: homeForm,
    stored,
    read: storedHome,
    storeUndoable: async (values, version = 0) => {
      const value = homeBody(values)
      try {
        const saved = await api(homeSetting.change, { body: { version, value } })
        queries.setQueryData(readQuery(api, homeSetting.read).queryKey, saved)
        return saved
      } catch (error) {
        if (error instanceof ApiError) {
          error.fields = Object.fromEntries(
            Object.entries(error.fields).map(([path, said]) => [ownPath(path, value), said]),
          )
          const [first] = Object.keys(error.fields)
          if (first) showField(first)
        }
        throw error
      }
    },
    said: 'Home salvata',
    onStored: onSaved,
  })
  const { form } = fields
  const { blocks, own } = form.watch()
  /** The field of a problem may be of another part, or in the other language. */
  const showField = (path: string) => {
    const [, , second = '', third = ''] = path.split('.')
    if ([second, third].includes('en')) setLanguage('en')
    else if ([second, third].includes('it')) setLanguage('it')
    const named = blocks.find(({ id }) => id === second || third in fieldsOf(id))
    if (named) select(named.id)
  }
  const setBlocks = (next: HomeValue['blocks']) => form.setValue('blocks', next, { shouldDirty: true })
  const add = () => {
    const id = freeOwnId(own)
    if (!id) return
    form.setValue('own', { ...own, [id]: emptyOwn(id) }, { shouldDirty: true })
    setBlocks([...blocks, { id, isShown: true }])
    select(id)
  }
  const remove = (id: OwnId) => {
    const { [id]: _gone, ...rest } = own
    form.setValue('own', rest, { shouldDirty: true })
    setBlocks(blocks.filter((block) => block.id !== id))
    select('hero')
  }
  const current = blocks.some(({ id }) => id === selected) ? selected : 'hero'
  const { label, cost } = partOf(current, own)
  return (
    <SettingFrame<typeof homeForm, Stored>
      table={homeForm}
      fields={fields}
      read={storedHome}
      versions={(api) => api(homeSetting.versions)}
      textOf={homeInWords}
      note="I clienti la vedono così appena salvi."
    >
      <div className="home-layout grid spaced-32 align-start">
        <div className="grid spaced-16">
          <div className="flex wraps spaced-12">
            <button type="button" className="btn btn-small" onClick={() => setPreviewing(true)}>
              Guarda il sito così
            </button>
            <HomeOfToday />
          </div>
          <HomePartList {...{ blocks, own }} selected={current} onSelect={select} onChange={setBlocks} onAdd={add} />
        </div>
        <section className="stack look-part" aria-labelledby="home-part">
          <div className="flex wraps row-between spaced-16">
            <h3 id="home-part">{label}</h3>
            <LanguageSwitch language={language} state={undefined} onChange={setLanguage} />
          </div>
          {!blocks.find(({ id }) => id === current)?.isShown && <p className="note">{cost}</p>}
          <HomePartEditor key={`${current}-${language}`} id={current} {...{ language, fields }} onRemove={remove} />
          <PartPreview value={homeBody(form.getValues())} part={current} language={language} />
        </section>
      </div>
      {isPreviewing && (
        <HomePreview value={homeBody(form.getValues())} language={language} onClose={() => setPreviewing(false)} />
      )}
    </SettingFrame>
  )
}

const HomeOfToday = () => (
  <a className="btn btn-small" href="/" target="_blank" rel="noopener">
    Vedi la home di adesso <span className="sr-only">(si apre in una nuova scheda)</span>
  </a>
)

const fieldsOf = (id: BlockId): object => (isHomeBlock(id) ? homeBlocks[id] : {})
