import * as z from 'zod/mini'
import { sessionValue } from '#web/platform/session-value.ts'
import { maxCompared } from './compare-address.ts'

const stored = z.object({ category: z.string(), slugs: z.array(z.string()) })

/** What this tab compares; forgotten with it and never sent. */
const kept = sessionValue('pedivella.compared', stored)

export const keepCompared = (category: string, slugs: readonly string[]) => kept.write({ category, slugs: [...slugs] })

/** A product with the last compared ones of its kind; the newest stay where there is no room. */
export function comparedWith({ category, slug }: { category: string; slug: string }): string[] {
  const before = kept.read()
  if (before?.category !== category) return [slug]
  return [...before.slugs.filter((one) => one !== slug).slice(1 - maxCompared), slug]
}
