import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { keyOfWord, type OwnWord } from '#server/catalog/search/own-words.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { NewSearchWord, SearchWordChange } from '#shared/contract/catalog/search-words.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import {
  changeWordRow,
  deleteWordRow,
  insertWord,
  listWords,
  lockWords,
  type StoredWord,
} from './search-word-repository.ts'
import { deleteZeroResultSearch } from './zero-result-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database'>

const maxWords = 500

/** @throws Problem 400 invalid_input by field; 409 search_word_taken, search_words_full */
export function createWord(deps: WriteDeps, requested: NewSearchWord): Promise<StoredWord> {
  return changeWords(deps, async (tx, words) => {
    requireSense(requested)
    requireFree(words, requested.word)
    if (words.length >= maxWords) throw problem('search_words_full', { details: { words: maxWords } })
    return insertWord(tx, requested)
  })
}

/** @throws Problem 404, 409 edit_conflict (with the word as it is) and those of `createWord` */
export function updateWord(deps: WriteDeps, id: number, { version, ...change }: SearchWordChange): Promise<StoredWord> {
  return changeWords(deps, async (tx, words) => {
    const before = words.find((word) => word.id === id)
    if (!before) throw problem('search_word_not_found')
    await requireVersion(version, before.version, () => before)
    requireSense({ ...before, ...change })
    if (change.word !== undefined)
      requireFree(
        words.filter((word) => word !== before),
        change.word,
      )
    return changeWordRow(tx, id, change)
  })
}

/** @throws Problem 404 */
export async function deleteWord({ database }: WriteDeps, id: number): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (!(await deleteWordRow(tx, id))) throw problem('search_word_not_found')
    tx.onCommit.shelves()
  })
}

/** Serialised, in one transaction that all nodes hear of; a taught word leaves the zero-result list. */
async function changeWords(
  { database }: WriteDeps,
  change: (tx: Tx, words: readonly StoredWord[]) => Promise<StoredWord | undefined>,
): Promise<StoredWord> {
  return inTransaction(database, async (tx) => {
    await lockWords(tx)
    const stored = await change(tx, await listWords(tx))
    if (!stored) throw problem('search_word_not_found')
    await deleteZeroResultSearch(tx, foldText(stored.word))
    tx.onCommit.shelves()
    return stored
  })
}

function requireSense({ word, meaning }: OwnWord): void {
  if (keyOfWord(word) === '') throw invalidInput({ word: 'field_search_word' })
  if (keyOfWord(meaning) === '') throw invalidInput({ meaning: 'field_search_word' })
  if (keyOfWord(word) === keyOfWord(meaning)) throw invalidInput({ meaning: 'field_search_word_itself' })
}

function requireFree(words: readonly StoredWord[], requested: string): void {
  const same = words.find(({ word }) => keyOfWord(word) === keyOfWord(requested))
  if (same)
    throw problem('search_word_taken', {
      fields: { word: 'search_word_taken' },
      details: { word: same.word, meaning: same.meaning },
    })
}
