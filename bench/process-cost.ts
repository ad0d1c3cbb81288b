import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

// The clock ticks per second of /proc/*/stat.
const ticksPerSecond = 100

/** Processor time of a process since its start, in all its threads. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name before may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Memory of a process that is not swapped out. */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1_024
}

const lookMs = 1_000
const restingShare = 0.03
const mostLooks = 60

/** Waits until a process has nothing left to do of itself: a new shop backs its pictures up behind its first visitors. */
export async function atRest(pid: number): Promise<void> {
  let before = cpuSeconds(pid)
  for (let look = 0; look < mostLooks; look++) {
    await sleep(lookMs)
    const now = cpuSeconds(pid)
    if (now - before <= restingShare * (lookMs / 1_000)) return
    before = now
  }
  throw new Error(`process ${pid} did not come to rest within ${mostLooks} s`)
}
