import { editConflict } from '#server/platform/problems/edit-conflict.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import { type SettingKind, saveSetting } from '#server/platform/settings/save-setting.ts'
import { findSetting, type ShopSettings, type StoredSetting } from '#server/platform/settings/setting-repository.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { programTexts } from '#server/site/pages/program-text.ts'
import { shopFacts } from '#server/site/shop/shop-facts.ts'
import type { Received } from '#shared/contract/platform/endpoint.ts'
import type { OwnTextGroup } from '#shared/contract/platform/own-texts.ts'
import type { changeTexts, TextGroup } from '#shared/contract/site/text-settings.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { textProblem } from '#shared/domain/platform/shop/text-placeholders.ts'
import { readMarkdown } from './markdown.ts'
import { findGroup, type GroupSpec, legalPrefix } from './own-text.ts'

type Change = Received<typeof changeTexts>['body']

const nothing: OwnTextGroup = { texts: {} }
const asShipped = { it: '', en: '', isStale: false }
export const settingKey = (id: string) => `texts-${id}`

export function requireGroup(id: string, shop: Shop): GroupSpec {
  const group = findGroup(id, shop)
  if (!group) throw problem('not_found')
  return group
}

export function groupView(spec: GroupSpec, row: StoredSetting | undefined): TextGroup {
  const own = ownOf(spec.id, row)
  return {
    ...spec,
    version: row?.version ?? 0,
    since: row?.createdAt.toISOString() ?? null,
    isOn: own.isOn ?? false,
    inFooter: own.inFooter ?? false,
    fields: spec.fields.map((field) => ({ ...field, ...(own.texts[field.key] ?? asShipped) })),
  }
}

/** A group as a version of its setting holds it. */
export const ownOf = (id: string, row: Pick<StoredSetting, 'value'> | undefined): OwnTextGroup =>
  (row?.value as ShopSettings | undefined)?.texts?.[id] ?? nothing

/** @throws Problem 400 with a sentence beside the first wrong text, 409 edit_conflict with the group as it is now */
export async function changeTextGroup(deps: Deps, id: string, change: Change): Promise<TextGroup> {
  const spec = requireGroup(id, deps.shop)
  checkTexts(spec, change)
  const kind: SettingKind<OwnTextGroup> = {
    key: settingKey(id),
    viewOf: ({ texts }) => texts[id] ?? nothing,
    partOf: (value) => ({ texts: { [id]: value } }),
  }
  const stored = () => findSetting(deps.database.db, kind.key)
  const before = ownOf(id, await stored())
  const own = ownValue(spec, change, before, romeDayOf(deps.clock()))
  const value = spec.place === 'legal' ? withProgram(deps, id, own, before) : own
  try {
    await saveSetting(deps, kind, { version: change.version, value })
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'edit_conflict')) throw error
    throw editConflict(groupView(requireGroup(id, deps.shop), await stored()))
  }
  return groupView(requireGroup(id, deps.shop), await stored())
}

function checkTexts(spec: GroupSpec, { texts, isOn }: Change): void {
  const refuse = (field: string, why: string) => {
    throw problem('invalid_input', { fields: { [field]: 'field_own_text' }, said: () => ({ why }) })
  }
  for (const key of Object.keys(texts))
    if (!spec.fields.some((field) => field.key === key)) refuse(`texts.${key}`, 'Questo testo non esiste.')
  for (const field of spec.fields) {
    for (const language of ['it', 'en'] as const) {
      const typed = texts[field.key]?.[language] ?? ''
      const path = `texts.${field.key}.${language}`
      const wrong = textProblem(typed, field)
      if (wrong) refuse(path, wrong)
      const read = field.form === 'markdown' ? readMarkdown(typed) : undefined
      if (read && 'problem' in read) refuse(path, read.problem)
      const isNeeded = spec.place === 'page' && language === 'it' && (field.key === 'title' || isOn)
      if (isNeeded && typed === '')
        refuse(path, field.key === 'title' ? 'Scrivi il titolo.' : 'Scrivi il testo, o lascia spenta la pagina.')
    }
  }
}

/** A new version keeps what the program said beside the one that it ends: later programs say it otherwise. */
function withProgram(deps: Deps, id: string, own: OwnTextGroup, before: OwnTextGroup): OwnTextGroup {
  const isSame = JSON.stringify(own.texts) === JSON.stringify(before.texts)
  const said = isSame
    ? before.programBefore
    : programTexts(id.slice(legalPrefix.length), { ...shopFacts(deps), exceptions: [] })
  return said ? { ...own, programBefore: said } : own
}

/** Only what differs from the shipped text is stored. */
function ownValue(spec: GroupSpec, change: Change, before: OwnTextGroup, today: string): OwnTextGroup {
  const texts = spec.fields.flatMap(({ key, shipped }) => {
    const typed = change.texts[key] ?? { it: '', en: '' }
    const own = (language: 'it' | 'en') => (typed[language] === shipped[language] ? '' : typed[language])
    const [it, en] = [own('it'), own('en')]
    if (it === '' && en === '') return []
    const { it: formerIt = '', en: formerEn = '', isStale: wasStale = false } = before.texts[key] ?? {}
    const isRead = en !== formerEn || change.reviewed?.includes(key) || (en === '' && shipped.en === '')
    return [[key, { it, en, isStale: !isRead && (wasStale || it !== formerIt) }] as const]
  })
  const page = spec.place === 'page' ? { isOn: change.isOn ?? false, inFooter: change.inFooter ?? false } : {}
  const value = { texts: Object.fromEntries(texts), ...page }
  if (spec.place !== 'legal') return value
  const isSame = JSON.stringify(value.texts) === JSON.stringify(before.texts)
  return { ...value, ...(isSame ? before.day && { day: before.day } : { day: today }) }
}
