import { foldText } from '#shared/domain/platform/fold-text.ts'
import { type AdminAddress, adminPlaces, readAdminAddress } from '#web/admin/admin-address.ts'
import type { FinderRow } from '#web/extensions/desk-row.ts'
import { laterDeskRows } from '#web/extensions/desk-rows.ts'
import { deskSections } from './desk-sections.ts'
import finder from './finder.json' with { type: 'json' }

export interface Command {
  id: string
  label: string
  note?: string | undefined
  to: AdminAddress
  /** The id of an element to go on from, where it is not the work. */
  focus?: string | undefined
  isAction?: boolean
}

interface Found extends Command {
  words: readonly string[]
  isMain?: boolean | undefined
}

const wordsOf = (text: string) => text.split(', ')
const found = (rows: readonly FinderRow[], isAction: boolean): Found[] =>
  rows.map(({ to, words, ...row }) => ({
    ...row,
    id: row.label.replace(/\W+/g, '-'),
    to: readAdminAddress(to),
    words: wordsOf(words),
    isAction,
  }))

const sectionWords: Readonly<Record<string, string>> = Object.assign(
  {},
  finder.sections,
  ...laterDeskRows('sectionWords'),
)
const sections: Found[] = adminPlaces.flatMap((tab) =>
  deskSections(tab).map(({ id, label }) => ({
    id: `${tab}-${id}`,
    label,
    to: { tab, vista: id },
    words: wordsOf(sectionWords[`${tab}/${id}`] ?? ''),
    isAction: false,
  })),
)

/** What one can do, then where one can go, each with the words people use for it. */
const own = laterDeskRows('finder')
export const commands: readonly Found[] = [
  ...found([...finder.actions, ...own.flatMap(({ actions = [] }) => actions)], true),
  ...found([...finder.places, ...own.flatMap(({ places = [] }) => places)], false),
  ...sections,
]
export const mainPlaces = commands.filter(({ isMain }) => isMain)

const unheard = new Set(finder.unheard.split(' '))

function heard(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const said = words.filter((word) => !unheard.has(word))
  return said.length > 0 ? said : words
}

/** «resi» is «reso»: an ending is one vowel. */
const stem = (word: string) => (word.length > 3 ? word.replace(/[aeio]$/, '') : word)

/** 0: it is called that. 1: all words are whole ones of it. 2: it has words that begin so. */
function distance(asked: readonly string[], { label, words }: Found): number | undefined {
  const names = [label, ...words].map(heard)
  const isCalled = names.some((name) => name.map(stem).join(' ') === asked.map(stem).join(' '))
  if (isCalled) return 0
  const all = names.flat()
  if (asked.every((one) => all.some((word) => stem(word) === stem(one)))) return 1
  return asked.every((one) => all.some((word) => word.startsWith(stem(one)))) ? 2 : undefined
}

function ranked(asked: readonly string[]): readonly Command[] {
  return commands
    .flatMap((command) => {
      const far = distance(asked, command)
      return far === undefined ? [] : { command, order: (far === 0 ? 0 : 4) + (command.isAction ? 0 : 2) + far / 2 }
    })
    .sort((a, b) => a.order - b.order)
    .map(({ command }) => command)
}

/**
 * What is called so comes first, then actions before places; where nothing has all the words, what has the rarest of them.
 * Nothing asked is what is done most, then the seven places.
 */
export function findCommands(text: string): readonly Command[] {
  const asked = heard(text)
  if (asked.length === 0) return [...commands.filter(({ isAction }) => isAction).slice(0, 6), ...mainPlaces]
  const whole = ranked(asked)
  if (whole.length > 0 || asked.length === 1) return whole
  const hits = asked.map((one) => ranked([one]))
  // A word that few have says more.
  const weightOf = (one: Command) => hits.reduce((sum, some) => sum + (some.includes(one) ? 1 / some.length : 0), 0)
  return [...new Set(hits.flat())].sort((a, b) => weightOf(b) - weightOf(a))
}
