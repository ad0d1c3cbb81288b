import { LRUCache } from 'lru-cache'
import { noteRead } from './answer-reads.ts'
import { CachedAnswer, type PublicAnswer } from './cached-answer.ts'

const answerBytes = 1_000
/** The bodies of an answer: as it is, and compressed in two ways, which for text is less than half of it again. */
const bodiesShare = 1.5
const maxAddresses = 10_000
const maxAddressLength = 1_000
const numbersAsked = 4_096

interface CacheOptions {
  maxBytes: number
  epoch: () => number
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
}

interface Wanted {
  key: string
  /** Address under which the front finds the answer; undefined for answers that are not public. */
  address?: string | undefined
  /** A number that grows with every change that counts; the cache's own unless it is given. */
  epoch?: number
}

/**
 * Answers made once and kept while they are current; the least used ones are dropped when together they exceed
 * `maxBytes`. Concurrent requests for a missing answer share one making, unless the epoch has moved since it began: no
 * caller gets an answer older than its own writes.
 */
export class PublicCache {
  #answers: LRUCache<string, CachedAnswer>
  /** The keys of known addresses, which saves parsing. */
  #keys = new LRUCache<string, string>({ max: maxAddresses })
  /** Hashes of recently requested keys without a cached answer. */
  #asked = new Uint32Array(numbersAsked)
  #making = new Map<string, Promise<CachedAnswer>>()
  #epoch: () => number
  #headers: Readonly<Record<string, string>>

  constructor({ maxBytes, epoch, headers }: CacheOptions) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 4,
      sizeCalculation: ({ body }) => answerBytes + Math.ceil(body.identity.length * bodiesShare),
    })
    this.#epoch = epoch
    this.#headers = headers
  }

  at(address: string): CachedAnswer | undefined {
    const key = this.#keys.get(address)
    return key === undefined ? undefined : this.#find(key)
  }

  /** The answer kept under the key, or a new one. What `make` throws is not kept. */
  async answer(
    { key, address, epoch = this.#epoch() }: Wanted,
    make: () => PublicAnswer | Promise<PublicAnswer>,
  ): Promise<CachedAnswer> {
    const answer = this.#find(key) ?? (await this.#makeOnce(key, epoch, make))
    const isFound = address !== undefined && address.length <= maxAddressLength && this.#answers.peek(key) === answer
    if (isFound && answer.isCurrent()) this.#keys.set(address, key)
    noteRead(answer)
    return answer
  }

  #find(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key)
    if (!answer || answer.isCurrent()) return answer
    this.#answers.delete(key)
    return undefined
  }

  #makeOnce(key: string, epoch: number, make: () => PublicAnswer | Promise<PublicAnswer>): Promise<CachedAnswer> {
    const making = `${epoch} ${key}`
    const underWay = this.#making.get(making)
    if (underWay) return underWay
    const made = this.#make(key, make).finally(() => this.#making.delete(making))
    this.#making.set(making, made)
    return made
  }

  async #make(key: string, make: () => PublicAnswer | Promise<PublicAnswer>): Promise<CachedAnswer> {
    const made = await make()
    const answer = new CachedAnswer(made, this.#headers)
    const isKept = !made.isKeptLater || this.#wasAsked(key)
    if (isKept && answer.isCurrent()) this.#answers.set(key, answer)
    return answer
  }

  /** Whether it was requested recently; marks it. */
  #wasAsked(key: string): boolean {
    const number = hashOf(key)
    const place = number % this.#asked.length
    const isKnown = this.#asked[place] === number
    this.#asked[place] = number
    return isKnown
  }
}

/** FNV-1a: two keys with one number only mean that an answer is kept sooner. */
function hashOf(text: string): number {
  let number = 0x811c9dc5
  for (let i = 0; i < text.length; i++) number = Math.imul(number ^ text.charCodeAt(i), 0x01000193)
  return number >>> 0
}
