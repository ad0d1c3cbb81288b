import { AsyncLocalStorage } from 'node:async_hooks'
import { problem } from '#server/platform/problems/problem.ts'
import { currentSubject } from './current-subject.ts'

interface TurnLimits {
  atOnce: number
  /** How much of it may be one subject's, where work lasts long; by default all. */
  ofOne?: number
  /** How much may wait; more is refused. */
  waiting: number
  retryAfterSeconds: number
}

interface Waiting {
  begin(): void
  refuse(error: Error): void
}

/** Work of which a machine does little at a time. */
interface FairTurns {
  /** @throws Problem 503 busy */
  take<T>(work: () => Promise<T>): Promise<T>
  /** The next step of work that has had a turn: it waits, and is not refused. */
  goOn<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Turns go round between the subjects (current-subject.ts), so that a subject waits behind one piece of work of each
 * other, however much that one has sent. Where too much waits, the subject with the most gives way.
 */
export function fairTurns({ atOnce, ofOne = atOnce, waiting: most, retryAfterSeconds }: TurnLimits): FairTurns {
  const queues = new Map<string, Waiting[]>()
  const active = new Map<string, number>()
  let running = 0
  let waiting = 0

  const mayBegin = (subject: string) => running < atOnce && (active.get(subject) ?? 0) < ofOne
  const busy = () => problem('busy', { retryAfterSeconds })

  function makeRoom(subject: string): void {
    const mine = queues.get(subject)?.length ?? 0
    const [longest] = [...queues.values()].sort((a, b) => b.length - a.length)
    if (!longest || longest.length <= mine + 1) throw busy()
    waiting--
    longest.pop()?.refuse(busy())
  }

  function beginNext(): void {
    for (const [subject, queue] of queues) {
      if (running >= atOnce) return
      if (!mayBegin(subject)) continue
      const next = queue.shift()
      // To the end of the round.
      queues.delete(subject)
      if (queue.length > 0) queues.set(subject, queue)
      waiting--
      next?.begin()
    }
  }

  function enter<T>(work: () => Promise<T>): Promise<T> {
    const subject = currentSubject()
    // It begins when another's work ends, and not in that one's name.
    const inOwnContext = AsyncLocalStorage.snapshot()
    return new Promise<T>((resolve, reject) => {
      const begin = () => {
        running++
        active.set(subject, (active.get(subject) ?? 0) + 1)
        inOwnContext(async () => work())
          .then(resolve, reject)
          .finally(() => {
            running--
            const left = (active.get(subject) ?? 1) - 1
            if (left > 0) active.set(subject, left)
            else active.delete(subject)
            beginNext()
          })
      }
      const queue = queues.get(subject) ?? []
      queue.push({ begin, refuse: reject })
      queues.set(subject, queue)
      waiting++
      beginNext()
    })
  }

  return {
    async take(work) {
      const subject = currentSubject()
      if (waiting >= most && !mayBegin(subject)) makeRoom(subject)
      return enter(work)
    },
    goOn: enter,
  }
}
