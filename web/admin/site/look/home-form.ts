import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import { type HomeBlock, homeFields, isHomeBlock, ownBlockIds } from '#shared/domain/platform/shop/home-blocks.ts'
import { kept } from '#web/ui/form/field-rows.tsx'
import type { StoredOf, ValuesOf } from '#web/ui/form/form-table.tsx'
import parts from './home-parts.json' with { type: 'json' }

export type BlockId = HomeValue['blocks'][number]['id']
export type OwnId = (typeof ownBlockIds)[number]
export type OwnTexts = Partial<Record<OwnId, HomeValue['own'][number]>>

interface Part {
  label: string
  note: string
  /** What the page is without. */
  cost: string
  fields: Record<string, string>
}
const shipped: Record<HomeBlock, Part> = parts

const ownFields = { title: 'Titolo', text: 'Testo', alt: 'Che cosa si vede nella foto' } as const

export function partOf(id: BlockId, own: OwnTexts): Part {
  if (isHomeBlock(id)) return shipped[id]
  const title = own[id]?.it.title
  return {
    label: title || 'Un testo con foto',
    note: title ? 'Un testo con foto' : 'Ancora da scrivere',
    cost: 'Nascosto: il testo resta qui.',
    fields: ownFields,
  }
}

const titled = <V>(label: string, empty: V) => kept<V>({ label, empty })

/** Own texts by their id: the path of a field does not depend on its place in a list. */
export const homeForm = {
  blocks: titled<HomeValue['blocks']>('Parti della home', []),
  texts: titled<HomeValue['texts']>('Testi', { it: {}, en: {} }),
  heroCategory: titled<HomeValue['heroCategory']>('Porta a', 'biciclette'),
  pictures: titled<HomeValue['pictures']>('Foto', {}),
  own: titled<OwnTexts>('Testi con foto', {}),
}
export type HomeValues = ValuesOf<typeof homeForm>

const blank = Object.fromEntries(Object.keys(homeFields).map((name) => [name, '']))

export const storedHome = ({ value }: { value: HomeValue }): StoredOf<typeof homeForm> => ({
  ...value,
  texts: { it: { ...blank, ...value.texts.it }, en: { ...blank, ...value.texts.en } },
  own: Object.fromEntries(value.own.map((one) => [one.id, one])),
})

export const homeBody = ({ own, ...values }: HomeValues): HomeValue => ({
  ...values,
  own: Object.values(own).filter((one) => one !== undefined),
})

/** In the fields of the form what the server says of a list. */
export const ownPath = (path: string, { own }: HomeValue): string =>
  path.replace(/^value\.own\.(\d+)/, (_all, at: string) => `value.own.${own[Number(at)]?.id}`)

export const emptyOwn = (id: OwnId): HomeValue['own'][number] => ({
  id,
  picture: null,
  it: { title: '', text: '', alt: '' },
  en: { title: '', text: '', alt: '' },
})

export const freeOwnId = (own: OwnTexts): OwnId | undefined => ownBlockIds.find((id) => !own[id])

/** One step up or down. */
export function moved(blocks: HomeValue['blocks'], id: BlockId, by: -1 | 1): HomeValue['blocks'] {
  const at = blocks.findIndex((one) => one.id === id)
  const to = at + by
  return to < 0 || to >= blocks.length
    ? blocks
    : blocks.map((block, i) => (i === at ? blocks[to] : i === to ? blocks[at] : undefined) ?? block)
}

/** Texts and pictures as they stand in a version; parts in their order, those that are hidden in brackets. */
export function homeInWords(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map(({ id, isShown }: HomeValue['blocks'][number]) => (isShown ? nameOf(id) : `(${nameOf(id)})`))
      .join(', ')
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `«${value}»` : 'nessuna'
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === null || part === '' || name === 'id' ? [] : [homeInWords(part)],
  )
  return parts.filter((part) => part !== noneInWords).join(' · ') || noneInWords
}

const noneInWords = 'come in origine'
const nameOf = (id: BlockId) => partOf(id, {}).label
