import type { Serializable } from 'node:child_process'
import { once } from 'node:events'
import { OwnProcess } from '#test/own-process.ts'

export interface BenchPart<Answer> {
  pid: number
  stop(): Promise<unknown>
  answer: Answer
  ask<Told>(question: Serializable): Promise<Told>
}

/** Starts a part of the benchmark in a process of its own, sends it its task and waits for its first answer. */
export async function startPart<Answer>(program: string, task: Serializable): Promise<BenchPart<Answer>> {
  const part = new OwnProcess({ program, env: process.env, hasChannel: true, isHeard: true })
  const ask = async <Told>(question: Serializable): Promise<Told> => {
    part.child.send(question)
    const reported = once(part.child, 'message').then(([message]) => message as Told)
    const over = part.end().then(({ code }) => {
      throw new Error(`${program} ended with ${code}`)
    })
    return Promise.race([reported, over])
  }
  return { pid: part.pid, stop: () => part.stop(), ask, answer: await ask<Answer>(task) }
}
