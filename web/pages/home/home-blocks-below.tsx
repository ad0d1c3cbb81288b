import type { ComponentType } from 'react'
import type { HomeBlock } from '#shared/domain/platform/shop/home-blocks.ts'
import { HomeActivityBoard } from './home-activity-board.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeContact } from './home-contact.tsx'
import { HomeInstagram } from './home-instagram.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HomeRow } from './home-row.tsx'
import { HomeWhy } from './home-why.tsx'

export const blocksBelow: Record<Exclude<HomeBlock, 'hero'>, ComponentType> = {
  board: HomeActivityBoard,
  categories: HomeCategories,
  new: () => <HomeRow of="new" />,
  used: () => <HomeRow of="used" />,
  why: HomeWhy,
  reviews: HomeReviews,
  contact: HomeContact,
  instagram: HomeInstagram,
}
