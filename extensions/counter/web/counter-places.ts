import { PayInShop } from './pay-in-shop.tsx'
import { PickUpBlock } from './pick-up-block.tsx'
import { SlotField } from './slot-field.tsx'

export const counterPlaces = { pay: PayInShop, slot: SlotField, block: PickUpBlock }
