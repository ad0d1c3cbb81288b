import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, line, paging } from '#shared/contract/platform/fields.ts'

const word = line(1, 60)
const meaning = line(1, 120)

/** The current results of a search for it. */
const finds = {
  match: z.enum(['exact', 'similar', 'none']),
  articles: z.int(),
}
const wordFinds = z.object(finds)
export type WordFinds = z.output<typeof wordFinds>

export const searchWord = z.object({
  id: z.int(),
  word: z.string(),
  /** The replacement for the search. */
  meaning: z.string(),
  ...finds,
  version: z.int(),
})
export type SearchWord = z.output<typeof searchWord>

export const listSearchWords = endpoint('GET', '/api/admin/search-words', {
  summary: 'The shop’s own words of the search, and what each finds now',
  replies: { 200: z.array(searchWord) },
})

export const tryMeaning = endpoint('GET', '/api/admin/search-words/finds', {
  summary: 'What a meaning finds, before a word is taught',
  query: z.object({ meaning }),
  replies: { 200: wordFinds },
})

export const newSearchWord = z.object({ word, meaning })
export type NewSearchWord = z.output<typeof newSearchWord>

export const createSearchWord = endpoint('POST', '/api/admin/search-words', {
  summary: 'Teaches the search a word; one that finds nothing yet is stored too',
  body: newSearchWord,
  replies: { 201: searchWord },
  errors: ['search_word_taken', 'search_words_full'],
})

export const searchWordChange = z.partial(z.object({ word, meaning, version: z.int() }))
export type SearchWordChange = z.output<typeof searchWordChange>

export const updateSearchWord = endpoint('PUT', '/api/admin/search-words/:id', {
  summary: 'Changes a word or its meaning',
  params: idParam,
  body: searchWordChange,
  replies: { 200: searchWord },
  errors: ['search_word_not_found', 'edit_conflict', 'search_word_taken'],
})

export const deleteSearchWord = endpoint('DELETE', '/api/admin/search-words/:id', {
  summary: 'Forgets a word of the shop’s own',
  params: idParam,
  replies: { 204: null },
  errors: ['search_word_not_found'],
})

export const unfoundSearch = z.object({
  query: z.string(),
  times: z.int(),
  /** A day of the shop's calendar: "2026-11-23". */
  lastDay: z.string(),
  ...finds,
})
export type UnfoundSearch = z.output<typeof unfoundSearch>

export const unfoundAtMost = 100

export const listUnfoundSearches = endpoint('GET', '/api/admin/unfound-searches', {
  summary:
    'What was searched and not found, the most frequent first, and what it finds now; of nobody, kept for 90 days',
  query: z.object(paging),
  replies: { 200: z.array(unfoundSearch) },
})

export const hideUnfoundSearch = endpoint('DELETE', '/api/admin/unfound-searches', {
  summary: 'Takes a search off the list; searched again, it comes back',
  query: z.object({ q: line(1, 200) }),
  replies: { 204: null },
})
