import { noteRead } from './answer-reads.ts'
import { CachedAnswer, type PublicAnswer } from './cached-answer.ts'

interface Entry {
  answer: CachedAnswer
  bytes: number
}

// What an entry takes besides its bodies.
const entryBytes = 1_000
const maxAddresses = 5_000
const maxAddressLength = 1_000

/**
 * Answers made once and kept while they are current, the least used ones dropped when they outgrow `maxBytes`.
 * Many requests for one missing answer wait for one making of it, unless `epoch` (a number that grows with every
 * change) has moved since that began: nobody gets an answer older than what he knows to be stored.
 */
export class ResponseCache {
  #entries = new Map<string, Entry>()
  /** Addresses as they were asked for, to their key: a known one needs no parsing. */
  #keys = new Map<string, string>()
  #making = new Map<string, { epoch: number; answer: Promise<CachedAnswer> }>()
  #bytes = 0
  #maxBytes: number
  #epoch: () => number

  constructor(options: { maxBytes: number; epoch: () => number }) {
    this.#maxBytes = options.maxBytes
    this.#epoch = options.epoch
  }

  get bytes(): number {
    return this.#bytes
  }

  at(address: string): CachedAnswer | undefined {
    const key = this.#keys.get(address)
    const answer = key === undefined ? undefined : this.#find(key)
    if (answer) noteRead(answer.isCurrent)
    return answer
  }

  /** The answer kept under the key, or a new one; `address` will find it again. What `make` throws is not kept. */
  async answer(key: string, make: () => PublicAnswer | Promise<PublicAnswer>, address?: string): Promise<CachedAnswer> {
    const answer = this.#find(key) ?? (await this.#makeOnce(key, make))
    if (address !== undefined && address.length <= maxAddressLength) this.#remember(address, key)
    noteRead(answer.isCurrent)
    return answer
  }

  /** The same for what can be made without waiting. */
  answerNow(key: string, make: () => PublicAnswer, address: string): CachedAnswer {
    const answer = this.#find(key) ?? this.#keep(key, make())
    if (address.length <= maxAddressLength) this.#remember(address, key)
    return answer
  }

  #find(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (!entry.answer.isCurrent()) {
      this.#bytes -= entry.bytes
      return undefined
    }
    // A Map keeps the order of insertion: the first entry is the one unused for longest.
    this.#entries.set(key, entry)
    return entry.answer
  }

  #makeOnce(key: string, make: () => PublicAnswer | Promise<PublicAnswer>): Promise<CachedAnswer> {
    const epoch = this.#epoch()
    const underWay = this.#making.get(key)
    if (underWay?.epoch === epoch) return underWay.answer
    const making = { epoch, answer: this.#make(key, make) }
    this.#making.set(key, making)
    const done = () => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
    void making.answer.then(done, done)
    return making.answer
  }

  async #make(key: string, make: () => PublicAnswer | Promise<PublicAnswer>): Promise<CachedAnswer> {
    return this.#keep(key, await make())
  }

  #keep(key: string, made: PublicAnswer): CachedAnswer {
    const bytes = made.body.length + entryBytes
    const entry: Entry = { bytes, answer: new CachedAnswer(made, (more) => this.#grow(key, entry, more)) }
    if (bytes <= this.#maxBytes / 4 && made.isCurrent()) {
      this.#drop(key)
      this.#entries.set(key, entry)
      this.#bytes += bytes
      this.#shrink()
    }
    return entry.answer
  }

  #grow(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return
    entry.bytes += bytes
    this.#bytes += bytes
    this.#shrink()
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  #remember(address: string, key: string): void {
    if (this.#keys.size >= maxAddresses && !this.#keys.has(address)) {
      for (const oldest of this.#keys.keys()) {
        this.#keys.delete(oldest)
        break
      }
    }
    this.#keys.set(address, key)
  }
}
