import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, line, paging } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'

const word = line(1, 60)
const meaning = line(1, 120)

/** The current results of a search for it. */
const finds = {
  match: z.enum(['exact', 'similar', 'none']),
  articles: z.int(),
}
const wordFinds = z.object(finds)
export type WordFinds = z.output<typeof wordFinds>

const searchWord = z.object({
  id: z.int(),
  word: z.string(),
  /** The replacement for the search. */
  meaning: z.string(),
  ...finds,
  version: z.int(),
})
export type SearchWord = z.output<typeof searchWord>

const searchWords = resource('/api/admin/search-words/:id', idParam, 'search_word_not_found')

export const listSearchWords = searchWords.list(
  'The shop’s own words of the search, and what each finds now',
  searchWord,
)

export const tryMeaning = endpoint('GET', '/api/admin/search-words/finds', {
  summary: 'What a meaning finds, before a word is taught',
  query: z.object({ meaning }),
  replies: { 200: wordFinds },
})

const newSearchWord = z.object({ word, meaning })
export type NewSearchWord = z.output<typeof newSearchWord>

export const createSearchWord = searchWords.create(
  'Teaches the search a word; one that finds nothing yet is stored too',
  newSearchWord,
  searchWord,
  ['search_word_taken', 'search_words_full'],
)

const searchWordChange = z.partial(z.object({ word, meaning, version: z.int() }))
export type SearchWordChange = z.output<typeof searchWordChange>

export const updateSearchWord = searchWords.put('Changes a word or its meaning', searchWordChange, searchWord, [
  'edit_conflict',
  'search_word_taken',
])

export const deleteSearchWord = searchWords.remove('Forgets a word of the shop’s own')

const zeroResultSearch = z.object({
  query: z.string(),
  times: z.int(),
  /** A day of the shop's calendar: "2026-11-23". */
  lastDay: z.string(),
  ...finds,
})
export type ZeroResultSearch = z.output<typeof zeroResultSearch>

export const maxZeroResultSearches = 100

export const listZeroResultSearches = endpoint('GET', '/api/admin/unfound-searches', {
  summary:
    'What was searched and not found, the most frequent first, and what it finds now; anonymous, kept for 90 days',
  query: z.object(paging),
  replies: { 200: z.array(zeroResultSearch) },
})

export const hideZeroResultSearch = endpoint('DELETE', '/api/admin/unfound-searches', {
  summary: 'Takes a search off the list; searched again, it comes back',
  query: z.object({ q: line(1, 200) }),
  replies: { 204: null },
})
