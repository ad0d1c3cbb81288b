import type { ComponentType } from 'react'
import type { HomeBlock } from '#shared/domain/platform/shop/home-blocks.ts'
import { laterPart } from '#web/ui/later-part.tsx'

const load = () => import('./home-blocks-below.tsx')
const block = (name: Exclude<HomeBlock, 'hero'>) => laterPart<object>(async () => (await load()).blocksBelow[name])

/** Below the hero. */
export const laterBlocks = {
  board: block('board'),
  categories: block('categories'),
  new: block('new'),
  used: block('used'),
  why: block('why'),
  reviews: block('reviews'),
  contact: block('contact'),
  instagram: block('instagram'),
} satisfies Partial<Record<HomeBlock, ComponentType>>

export const HomeOwnText = laterPart(async () => (await import('./home-own-block.tsx')).HomeOwnText)

export const preloadBlocks = () =>
  Promise.all([HomeOwnText, ...Object.values(laterBlocks)].map((part) => part.preload()))
